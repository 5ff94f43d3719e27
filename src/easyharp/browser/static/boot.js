// The loader: starts MicroPython, gives it the game's Python, and hands over to easyharp/browser/main.py.

const HEAP = 4 * 1024 * 1024;

// Whatever goes wrong, here or in Python, the console says it with file and line and the page says it in one sentence.
const trouble = document.getElementById("trouble");
const endLoading = () => { document.getElementById("loading")?.remove(); };
const showTrouble = () => {
  trouble.hidden = false;
  endLoading();
};
addEventListener("error", (event) => { if (event.error) showTrouble(); }); // notices of the browser carry no error
addEventListener("unhandledrejection", showTrouble);

const files = JSON.parse(document.getElementById("files").textContent);

async function load(name) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return response;
}

async function loadPython() {
  const { loadMicroPython } = await import(`./${files.loader}`);
  const stderr = (line) => { console.error(line); showTrouble(); }; // where errors of asyncio's tasks go
  return loadMicroPython({ heapsize: HEAP, url: files.runtime, stderr });
}

// "pt-BR" is served by the catalogue pt-BR, else by pt.
function chooseLanguage() {
  for (const wanted of navigator.languages ?? []) {
    const found = [wanted, wanted.split("-")[0]].find((language) => Object.hasOwn(files.catalogues, language));
    if (found) return found;
  }
  return "en";
}

async function loadCatalogue(language) {
  const text = await (await load(files.catalogues[language])).text();
  trouble.textContent = JSON.parse(text).messages.trouble;
  document.documentElement.lang = language;
  return text;
}

// The bundle is a line of JSON, a list of [path, size], and then those files.
async function loadBundle() {
  const bytes = new Uint8Array(await (await load(files.bundle)).arrayBuffer());
  let start = bytes.indexOf(0x0a) + 1;
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start)));
  return index.map(([path, size]) => [path, bytes.subarray(start, start += size)]);
}

const [python, bundle, catalogue] = await Promise.all([loadPython(), loadBundle(), loadCatalogue(chooseLanguage())]);
for (const [path, content] of bundle) {
  const file = `/lib/${path}`;
  python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
  python.FS.writeFile(file, content);
}
export const app = python.pyimport("easyharp.browser.main").start(catalogue);
endLoading();
export { python };
