import type { ReactNode } from 'react'

/** The kind of a message: a fact, a success, a failure. */
export type ToastTone = 'info' | 'good' | 'bad'

/** The action of a toast. */
export interface ToastAction {
  label: string
  href?: string
  onPress?: () => void
}

/** A further step that a toast offers in a row below its text. */
export interface ToastChoice {
  readonly label: string
  /** Says what it does, with the label in it. */
  readonly name: string
  readonly isNew: boolean
  readonly run: () => void
}

/** A message that disappears by itself. */
export interface Toast {
  id: string
  text: ReactNode
  tone?: ToastTone
  picture?: string
  action?: ToastAction
  /** The address that the text links to. */
  link?: ToastAction
  /** Further steps; the toast goes with a press on one. */
  choices?: readonly ToastChoice[]
}

interface Waiting {
  toast: Toast
  /** Milliseconds left; Infinity for a toast that stays. */
  left: number
}

/** The visible toasts, oldest first, and the time of the last count. */
export interface ToastQueue {
  readonly waiting: readonly Waiting[]
  readonly countedAt: number
  readonly paused: boolean
}

/** An empty queue. */
export function emptyToasts(now: number): ToastQueue {
  return { waiting: [], countedAt: now, paused: false }
}

/** Subtracts the time that has passed, and removes toasts that have none left. */
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
  /** Time that it is visible, in milliseconds. */
  duration: number
  now: number
  /** Max visible toasts; the oldest one goes first. */
  most?: number
}

/** Adds a toast as the newest. One with the same id replaces the old one and starts again. */
export function showToast(
  queue: ToastQueue,
  { toast, duration, now, most = 3 }: Showing,
): ToastQueue {
  const current = tickToasts(queue, now)
  const others = current.waiting.filter((one) => one.toast.id !== toast.id)
  return { ...current, waiting: [...others, { toast, left: duration }].slice(-most) }
}

/** Removes a toast. Without any left nothing can hold the queue, so its time runs again. */
export function dismissToast(queue: ToastQueue, id: string, now: number): ToastQueue {
  const current = tickToasts(queue, now)
  const waiting = current.waiting.filter((one) => one.toast.id !== id)
  return { ...current, waiting, paused: current.paused && waiting.length > 0 }
}

/** Stops the time of all toasts while someone reads, or lets it run. */
export function pauseToasts(queue: ToastQueue, paused: boolean, now: number): ToastQueue {
  return { ...tickToasts(queue, now), paused }
}

/** Returns the milliseconds until the next toast disappears; null when none will. */
export function nextToastEnd(queue: ToastQueue): number | null {
  if (queue.paused) return null
  const soonest = Math.min(...queue.waiting.map((one) => one.left))
  return Number.isFinite(soonest) ? soonest : null
}
