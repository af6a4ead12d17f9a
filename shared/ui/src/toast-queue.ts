import type { ReactNode } from 'react'

/** How a message feels: a fact, a success, a failure. */
export type ToastTone = 'info' | 'good' | 'bad'

/** What a toast lets the person do. */
export interface ToastAction {
  label: string
  href?: string
  onPress?: () => void
}

/** One message that leaves by itself. */
export interface Toast {
  id: string
  text: ReactNode
  tone?: ToastTone
  picture?: string
  action?: ToastAction
  /** Where the text itself leads. */
  link?: ToastAction
}

interface Waiting {
  toast: Toast
  /** Time it may still be seen, in milliseconds; never ends when Infinity. */
  left: number
}

/** The toasts on show, oldest first, and the moment up to which their time has been counted. */
export interface ToastQueue {
  readonly waiting: readonly Waiting[]
  readonly countedAt: number
  readonly paused: boolean
}

/** A queue with nothing in it. */
export function emptyToasts(now: number): ToastQueue {
  return { waiting: [], countedAt: now, paused: false }
}

/** Counts the time that has passed and drops the toasts whose time is up. */
export function tickToasts(queue: ToastQueue, now: number): ToastQueue {
  const passed = Math.max(0, now - queue.countedAt)
  if (queue.paused) return { ...queue, countedAt: now }
  const waiting = queue.waiting
    .map((one) => ({ ...one, left: one.left - passed }))
    .filter((one) => one.left > 0)
  return { ...queue, waiting, countedAt: now }
}

interface Showing {
  toast: Toast
  /** How long it is seen, in milliseconds. */
  duration: number
  now: number
  /** How many are seen at once; the oldest gives way. */
  most?: number
}

/** Adds a toast as the newest; one with the same id takes the old one's place and starts anew. */
export function showToast(
  queue: ToastQueue,
  { toast, duration, now, most = 3 }: Showing,
): ToastQueue {
  const current = tickToasts(queue, now)
  const others = current.waiting.filter((one) => one.toast.id !== toast.id)
  return { ...current, waiting: [...others, { toast, left: duration }].slice(-most) }
}

/** Takes a toast away before its time. With none left there is nothing to hold, so the clock runs again. */
export function dismissToast(queue: ToastQueue, id: string, now: number): ToastQueue {
  const current = tickToasts(queue, now)
  const waiting = current.waiting.filter((one) => one.toast.id !== id)
  return { ...current, waiting, paused: current.paused && waiting.length > 0 }
}

/** Holds every toast where it is while someone reads, or lets their time run on. */
export function pauseToasts(queue: ToastQueue, paused: boolean, now: number): ToastQueue {
  return { ...tickToasts(queue, now), paused }
}

/** Milliseconds until the next toast leaves, or null when none will. */
export function nextToastEnd(queue: ToastQueue): number | null {
  if (queue.paused) return null
  const soonest = Math.min(...queue.waiting.map((one) => one.left))
  return Number.isFinite(soonest) ? soonest : null
}
