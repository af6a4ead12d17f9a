import { timings } from '@tessera/contracts/timings'

/** True where the keys belong to what is being written. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog[open]') !== null)
  )
}

/**
 * Makes the Ctrl+Z, or Cmd+Z, of a page: it does what the button of the last toast does, for as long as
 * the toast is shown. The way to the toast with the Tab key may be long.
 */
export function createUndoKey(): (undo: () => void) => void {
  let stopLast = (): void => {}
  return (undo) => {
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
}
