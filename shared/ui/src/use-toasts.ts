import { useEffect, useState } from 'react'
import {
  dismissToast,
  emptyToasts,
  nextToastEnd,
  pauseToasts,
  showToast,
  type Toast,
  tickToasts,
} from './toast-queue.ts'

/**
 * A queue of toasts with a timer: `show` adds one for some milliseconds, the rest is for
 * `<Toasts>`.
 */
export function useToasts(now: () => number = Date.now) {
  const [queue, setQueue] = useState(() => emptyToasts(now()))
  useEffect(() => {
    const wait = nextToastEnd(queue)
    if (wait === null) return
    const timer = setTimeout(() => setQueue((current) => tickToasts(current, now())), wait)
    return () => clearTimeout(timer)
  }, [queue, now])
  return {
    toasts: queue.waiting.map((one) => one.toast),
    show: (toast: Toast, duration: number) =>
      setQueue((current) => showToast(current, { toast, duration, now: now() })),
    onDismiss: (id: string) => setQueue((current) => dismissToast(current, id, now())),
    onPause: (paused: boolean) => setQueue((current) => pauseToasts(current, paused, now())),
  }
}
