import type { Shell } from '../shell/shell.ts'

/**
 * Opens and closes the panel of modules by Alt+Shift+M, and opens it for an address with `?regions`, for people who
 * may override modules. It comes after the first view, so the first load has nothing of the panel.
 */
export function followPanelKey(
  { boot, stores, $panel }: Pick<Shell, 'boot' | 'stores' | '$panel'>,
  page: Pick<Window, 'addEventListener' | 'location'>,
): void {
  const show = (isOpen: boolean) => {
    if (boot.anyoneOverrides || stores.$viewer.get()?.may_override) $panel.set(isOpen)
  }
  page.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyM') show(!$panel.get())
  })
  if (/[?&]regions\b/.test(page.location.search)) show(true)
}
