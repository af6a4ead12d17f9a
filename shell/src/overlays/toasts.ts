import type { Toast } from '@tessera/module'

/** The toasts of a page. */
export interface Toasts {
  /** Shows a toast, or keeps it until something listens. */
  show(toast: Toast): void
  /** Calls the listener with the toasts that wait and all that follow; returns a function that stops it. */
  listen(listener: (toast: Toast) => void): () => void
}

/** Passes toasts to the list that shows them. `onWaiting` is called for each toast that has to wait for it. */
export function createToasts(onWaiting: () => void): Toasts {
  const listeners = new Set<(toast: Toast) => void>()
  const waiting: Toast[] = []
  return {
    show(toast) {
      for (const listener of listeners) listener(toast)
      if (listeners.size > 0) return
      waiting.push(toast)
      onWaiting()
    },
    listen(listener) {
      listeners.add(listener)
      for (const toast of waiting.splice(0)) listener(toast)
      return () => listeners.delete(listener)
    },
  }
}
