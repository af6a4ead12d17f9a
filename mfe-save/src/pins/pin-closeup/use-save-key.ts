import type { Pin } from '@tessera/contracts/entities/pin'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useSavePress } from './use-save-press.ts'

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether a key was pressed for itself: not with another, not as a letter of what somebody writes. */
function isOwnKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const { target } = event
  return !(target instanceof Element && target.closest(`${fields}, dialog`))
}

/** S saves the pin, unless it is a letter of what somebody writes or another page lies over this one. */
export function useSaveKey(pin: Pin | undefined, root: RefObject<HTMLElement | null>): void {
  const save = useEffectEvent(useSavePress(pin).save)
  const isThere = pin !== undefined
  useEffect(() => {
    if (!isThere) return
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !isOwnKey(event)) return
      const isCovered = root.current?.closest('[inert], [hidden]') != null
      if (isCovered || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isThere, root])
}
