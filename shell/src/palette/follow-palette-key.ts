import { shortcutsWanted } from '@tessera/contracts/events/facts'
import type { Shell } from '../shell/shell.ts'
import { isApple } from './key-names.ts'

/** True where a key belongs to the text that is being written. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="menu"]') !== null)

/**
 * Opens the command palette by Ctrl+K (Command+K on a Mac), and the list of shortcuts by `?`. Over another dialog
 * they would lead away from it, so there they do nothing.
 */
export function followPaletteKey(
  { $palette, parts }: Pick<Shell, '$palette' | 'parts'>,
  page: Pick<Window, 'document' | 'navigator'> & {
    addEventListener(type: 'keydown', hear: (event: KeyboardEvent) => void): void
  },
): void {
  parts.bus.on(shortcutsWanted, () => $palette.set('shortcuts'))
  page.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    // An editor that has a use for the keys keeps them.
    if (event.defaultPrevented || event.isComposing || altKey) return
    const isCommand = isApple(page.navigator) ? metaKey && !ctrlKey : ctrlKey && !metaKey
    const isPalette = isCommand && !shiftKey && key.toLowerCase() === 'k'
    const isHelp = key === '?' && !ctrlKey && !metaKey && !isTyping(target)
    if (!isPalette && !isHelp) return
    const now = $palette.get()
    if (now === null && page.document.querySelector('dialog:modal') !== null) return
    event.preventDefault()
    const wanted = isPalette ? 'commands' : 'shortcuts'
    $palette.set(now === wanted ? null : wanted)
  })
}
