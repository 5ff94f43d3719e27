// The worker that thinks for the player, with a MicroPython of its own, so that the table stays smooth. The page starts
// it when it is first asked, tells it the site's files, and then sends requests; browser/thinker.py answers them.

const HEAP = 32 * 1024 * 1024;
const GARBAGE = 8 * 1024 * 1024; // as in boot.js, but for tables, of which many are kept

const address = (name) => new URL(name, import.meta.url).href;

async function load(name) {
  const response = await fetch(address(name));
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return response;
}

// As in boot.js: a line of JSON leads to the files behind it, and one of them makes the others importable.
function mountBundle(python, bundle) {
  const first = bundle.indexOf(0x0a) + 1;
  const [start, end] = JSON.parse(new TextDecoder().decode(bundle.subarray(0, first)))["/mount.mpy"];
  python.FS.mkdirTree("/lib");
  python.FS.writeFile("/lib/mount.mpy", bundle.subarray(first + start, first + end));
  python.FS.writeFile("/bundle", bundle);
  python.pyimport("mount");
}

async function loadThinker({ adviserBundle, loader, runtime }) {
  const bundle = load(adviserBundle).then((response) => response.arrayBuffer());
  const { loadMicroPython } = await import(address(loader));
  const python = await loadMicroPython({ heapsize: HEAP, url: address(runtime) });
  python.pyimport("gc").threshold(GARBAGE);
  mountBundle(python, new Uint8Array(await bundle));
  return python.pyimport("easyharp.browser.thinker");
}

let thinker = null;

// What fails here is an error of the worker, which reaches the page and the console.
const fail = (error) => setTimeout(() => { throw error; });

addEventListener("message", ({ data }) => {
  thinker ??= loadThinker(JSON.parse(data)).catch(fail);
  if (!data.startsWith("{")) thinker.then((loaded) => postMessage(loaded.answer(data))).catch(fail);
});
