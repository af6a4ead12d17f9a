import { useEffect, useRef } from 'react'
import { keyOf, type QueueKey } from './queue.ts'

/** True where a key writes, or belongs to a dialog or menu that is open. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null ||
    document.querySelector('dialog[open]') !== null)

/** Hears the keys of the queue while the page is shown. */
export function useQueueKeys(act: (key: QueueKey) => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return
      const key = keyOf(event)
      if (key === undefined) return
      event.preventDefault()
      latest.current(key)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
