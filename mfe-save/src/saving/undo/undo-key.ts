import { timings } from '@tessera/contracts/timings'

/** Where the keys belong to what is being written. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog[open]') !== null)
  )
}

let stopLast = (): void => {}

/**
 * Lets Ctrl+Z, or Cmd+Z, do what the toast's button does, for as long as the toast is there by itself.
 * The way to the toast with the Tab key may be long; only what was done last is taken back.
 */
export function hearUndoKey(undo: () => void): void {
  stopLast()
  if (typeof document === 'undefined') return
  const hearing = new AbortController()
  const timer = setTimeout(() => stop(), timings.toastUndo)
  const stop = () => {
    clearTimeout(timer)
    hearing.abort()
  }
  stopLast = stop
  const onKey = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || event.key.toLowerCase() !== 'z' || isWriting(event.target)) return
    event.preventDefault()
    stop()
    undo()
  }
  document.addEventListener('keydown', onKey, { signal: hearing.signal })
}
