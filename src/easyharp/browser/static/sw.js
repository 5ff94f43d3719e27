// The service worker: holds one whole version of the site, which then needs no network. docs/offline.md says how one
// version follows another, and how a worker is got rid of.

// The build fills these in: FILES leads from the name of each file of this version to the hash that it is checked by.
const VERSION = null;
const FILES = null;

// Other sites, and other copies of this one, may have caches at the same origin.
const OURS = `easyharp ${registration.scope} `;
const CACHE = OURS + VERSION;
const HASHED = /\.[0-9a-f]{12}\.\w+$/; // as site/name.py makes them

const addressOf = (name) => new URL(name, registration.scope).href;
const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));
const held = (name, cacheName) => caches.match(addressOf(name), { cacheName, ignoreVary: true });

async function fetched(name) {
  const answer = await fetch(addressOf(name), { cache: "no-cache", integrity: FILES[name] }); // fails for anything else
  return new Response(answer.body, answer); // some hosts redirect, and browsers open no page from a redirected answer
}

async function hold() {
  const older = await ourCaches();
  const cache = await caches.open(CACHE);
  const add = async (name) => {
    const copies = HASHED.test(name) ? await Promise.all(older.map((cacheName) => held(name, cacheName))) : [];
    await cache.put(addressOf(name), copies.find((copy) => copy) ?? await fetched(name));
  };
  try { await Promise.all(Object.keys(FILES).map(add)); } catch (error) {
    await caches.delete(CACHE);
    throw error; // so that the browser drops this worker, and the version before goes on
  }
}

async function takeOver() {
  for (const cacheName of await ourCaches()) if (cacheName !== CACHE) await caches.delete(cacheName);
  await clients.claim(); // so that the very page that brought the worker has every language without the network too
}

async function startAfresh(address) {
  const response = await fetch(address, { cache: "reload" });
  if (!response.ok) return response; // without the host, as without the network, nothing is thrown away
  for (const cacheName of await ourCaches()) await caches.delete(cacheName);
  await registration.unregister();
  return Response.redirect(address);
}

addEventListener("install", (event) => event.waitUntil(hold()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => { if (event.data === "take over") skipWaiting(); });

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(registration.scope)) return;
  const path = address.slice(registration.scope.length) || "index.html";
  const name = [path, `${path}.html`].find((known) => Object.hasOwn(FILES, known)); // some hosts leave the suffix out
  if (mode === "navigate" && search === "?fresh") event.respondWith(startAfresh(address));
  else if (name) event.respondWith(held(name, CACHE).then((copy) => copy ?? fetch(event.request)));
});
