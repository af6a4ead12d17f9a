import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Opens a dialog as a modal while it is mounted, and returns the focus afterwards. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    const wanted = dialog.querySelector('[data-autofocus]')
    if (wanted instanceof HTMLElement) wanted.focus()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
