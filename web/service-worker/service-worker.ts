import { sharePath } from '../../shared/archive/documents/sharing.ts';
import { isThumbnail } from '../offline/copied-paths.ts';
import type { MessageToPage, MessageToWorker } from '../offline/worker-messages.ts';
import { receiveShare } from './receive-share.ts';
import type { ServiceWorkerScope } from './scope.ts';
import { createShellCache, isBuiltFile, isFixedFile, type Shell } from './shell.ts';
import { showThumbnail } from './show-thumbnail.ts';

/** Inserted by the build (.scripts/service-worker.ts). */
declare const builtShell: Shell;
declare const self: ServiceWorkerScope;

const cache = createShellCache({
  shell: builtShell,
  caches: self.caches,
  fetch: (...request) => fetch(...request),
  languages: self.navigator.languages,
  onOutdated: () => void reloadPages(),
});

self.addEventListener('install', (event) => {
  event.waitUntil(cache.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate() {
  await cache.activate();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker;
  if (message.type === 'loaded') event.waitUntil(cache.keep(message.paths));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST') {
    // Not in a frame, where other sites could store files unseen.
    const isShare = pathname === sharePath && request.destination === 'document';
    if (isShare) event.respondWith(receiveShare(request));
    return;
  }
  if (request.method !== 'GET') return;
  if (pathname.startsWith('/api/')) {
    const isPicture = request.destination === 'image' && isThumbnail(pathname);
    if (isPicture) event.respondWith(showThumbnail(request));
    return;
  }
  if (request.mode === 'navigate') {
    // Paths with an extension are files, such as a picture opened in a new tab; the Worker serves the pages for people
    // without an account and for other apps.
    if (/\.[^/]*$|^\/(?:[su]|paperless|dav)\//.test(pathname)) return;
    const load = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(cache.navigate(load()));
    return;
  }
  if (isBuiltFile(pathname)) event.respondWith(cache.asset(request));
  else if (isFixedFile(pathname)) event.respondWith(cache.file(request, { isKept: false }));
  else if (pathname.startsWith('/pdfjs/')) event.respondWith(cache.file(request, { isKept: true }));
});

async function reloadPages() {
  const message: MessageToPage = { type: 'outdated' };
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    page.postMessage(message);
  }
}
