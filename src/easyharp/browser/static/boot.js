// The loader: starts MicroPython, gives it the game's Python, and hands over to the module that the page names.

const HEAP = 4 * 1024 * 1024;

// After how many bytes what is no longer used is collected; by itself MicroPython does so on nearly each move.
const GARBAGE = 512 * 1024;

// Whatever goes wrong, here or in Python, the console says it with file and line and the page says it in one sentence.
const endLoading = () => { document.getElementById("loading")?.remove(); };
const showTrouble = async () => {
  await pageReady;
  document.getElementById("trouble").hidden = false;
  endLoading();
};
// This script doesn't wait for the page; who needs the page, or its style, does.
const happened = (target, name) => new Promise((resolve) => { target.addEventListener(name, resolve, { once: true }); });
const pageReady = (async () => {
  if (document.readyState === "loading") await happened(document, "DOMContentLoaded");
  const style = document.querySelector("link[rel=stylesheet]");
  if (style && !style.sheet) await Promise.race([happened(style, "load"), happened(style, "error")]);
})();

addEventListener("error", (event) => { if (event.error) showTrouble(); }); // notices of the browser carry no error
addEventListener("unhandledrejection", showTrouble);

const files = JSON.parse(document.getElementById("files").textContent);

// The files lie beside this script, wherever the page is.
const address = (name) => new URL(name, import.meta.url).href;

async function load(name) {
  const response = await fetch(address(name));
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return response;
}

async function loadPython() {
  const { loadMicroPython } = await import(address(files.loader));
  const stderr = (line) => { console.error(line); showTrouble(); }; // where errors of asyncio's tasks go
  return loadMicroPython({ heapsize: HEAP, url: address(files.runtime), stderr });
}

// What the player has is kept in localStorage, which answers at once. A browser that is killed forgets the last seconds
// of it, so a copy goes to IndexedDB; of the two, the one that has counted more writes is right.
// The names are those of browser/storage.py.
const KEPT = ["easyharp.game", "easyharp.statistics", "easyharp.settings"];
const COUNT = "easyharp.writes";
let mirror = null;
let copying = 0;

// Storage may be full or forbidden. Python can't catch what JavaScript throws at once, so it is told by the answer.
const shelf = {
  read(name) { try { return localStorage.getItem(name); } catch { return null; } },
  write(name, text) {
    try {
      localStorage.setItem(name, text);
      localStorage.setItem(COUNT, Number(localStorage.getItem(COUNT)) + 1);
    } catch { return false; }
    copying ||= setTimeout(copyToMirror); // in a task of its own, which no move waits for
    return true;
  },
  remove(name) { try { localStorage.removeItem(name); } catch { /* where nothing can be kept, nothing is */ } },
};

const inMirror = (mode) => mirror.transaction("kept", mode, { durability: "strict" }).objectStore("kept");

function copyToMirror() {
  copying = 0;
  const texts = Object.fromEntries([...KEPT, COUNT].map((name) => [name, shelf.read(name)]));
  try { if (mirror) inMirror("readwrite").put(texts, "all"); } catch { mirror = null; } // it was closed
}

// A browser that keeps no copy, or doesn't answer in time, goes without.
const answered = (request) => new Promise((resolve) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = request.onblocked = () => resolve(null);
  setTimeout(resolve, 1000, null);
});

// Puts back what a killed browser forgot; whether there was such.
async function restoreFromMirror() {
  try {
    const request = indexedDB.open("easyharp");
    request.onupgradeneeded = () => request.result.createObjectStore("kept");
    mirror = await answered(request);
    const copy = mirror && await answered(inMirror("readonly").get("all"));
    if (!copy || Number(copy[COUNT]) <= Number(shelf.read(COUNT))) return false;
    for (const [name, text] of Object.entries(copy)) if (text !== null) localStorage.setItem(name, text);
    return true;
  } catch { mirror = null; }
  return false;
}

// What has to be known before Python runs; whether the settings can be read at all is for Python to say.
function readSettings() {
  try {
    const { felt = "", language = "" } = JSON.parse(shelf.read("easyharp.settings"));
    return { felt: `${felt}`, language: `${language}` };
  } catch { return { felt: "", language: "" }; }
}

const hasLanguage = (language) => Object.hasOwn(files.catalogues, language);

// "pt-BR" is served by the catalogue pt-BR, else by pt.
function systemLanguage() {
  const wanted = (navigator.languages ?? []).flatMap((language) => [language, language.split("-")[0]]);
  return wanted.find(hasLanguage) ?? "en";
}

async function loadCatalogue(language) {
  const text = await (await load(files.catalogues[language])).text();
  await pageReady;
  document.getElementById("trouble").textContent = JSON.parse(text).messages.trouble;
  document.documentElement.lang = language;
  return text;
}

const loadBundle = async () => new Uint8Array(await (await load(files.bundle)).arrayBuffer());

// The bundle is a line of JSON, which leads from a path to [start, end] behind it, and then the files. One of them makes
// the others importable.
function mountBundle(python, bundle) {
  const first = bundle.indexOf(0x0a) + 1;
  const [start, end] = JSON.parse(new TextDecoder().decode(bundle.subarray(0, first)))["/mount.mpy"];
  python.FS.mkdirTree("/lib");
  python.FS.writeFile("/lib/mount.mpy", bundle.subarray(first + start, first + end));
  python.FS.writeFile("/bundle", bundle);
  python.pyimport("mount");
}

const restoring = restoreFromMirror();
const settings = readSettings();
document.documentElement.dataset.felt = settings.felt;
const language = files.language ?? (hasLanguage(settings.language) ? settings.language : systemLanguage());
const loading = loadCatalogue(language);
const [python, bundle] = await Promise.all([loadPython(), loadBundle()]);
python.pyimport("gc").threshold(GARBAGE);
python.registerJsModule("shelf", shelf);
mountBundle(python, bundle);
const main = python.pyimport(files.main);
export const app = main.start(await loading, language, systemLanguage());
endLoading();
app.open(await restoring);
// The first one takes as long as many moves. Better now, while the player looks at the cards, than at the 1,000th point.
(globalThis.requestIdleCallback ?? setTimeout)(() => new Intl.NumberFormat(language));
export { python };
