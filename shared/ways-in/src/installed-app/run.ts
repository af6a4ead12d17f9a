import { createWorker, planOf } from './worker.ts'

// The service worker. The service adds the version of the offline page.

declare const VERSION: string
declare const self: serviceWorker.Scope

const { origin, searchParams } = new URL(location.href)
const worker = createWorker({
  caches,
  origin,
  version: VERSION,
  locale: searchParams.get('locale') ?? 'en',
  fetch: (request) => fetch(request),
  now: () => Date.now(),
})

self.addEventListener('install', (event) => {
  event.waitUntil(worker.install().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Documents are asked for while the worker starts, and as the browser would ask without it.
  const preload = () => self.registration.navigationPreload.enable()
  event.waitUntil(
    worker
      .activate()
      .then(preload)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const plan = planOf(request, origin)
  if (plan === 'share') event.respondWith(worker.share(request))
  if (plan === 'navigate') event.respondWith(worker.navigate(request, preloadResponse))
})
