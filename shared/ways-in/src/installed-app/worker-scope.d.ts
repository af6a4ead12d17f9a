/** The parts of a service worker's global scope that are used; its own types exclude those of pages. */
declare namespace serviceWorker {
  interface Lasting extends Event {
    waitUntil(lasts: Promise<unknown>): void
  }
  interface Fetching extends Lasting {
    readonly request: Request
    readonly preloadResponse: Promise<Response | undefined>
    respondWith(answer: Promise<Response>): void
  }
  interface Scope {
    readonly clients: { claim(): Promise<void> }
    readonly registration: ServiceWorkerRegistration
    skipWaiting(): Promise<void>
    addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
    addEventListener(name: 'fetch', hear: (event: Fetching) => void): void
  }
}
