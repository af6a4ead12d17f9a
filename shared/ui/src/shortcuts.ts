/**
 * States the keys of a list or a table for the shell's list of shortcuts. Spread it on the element. `keys` are written
 * as in `aria-keyshortcuts`; a single button with keys of its own has that attribute instead.
 *
 *     <table {...statesShortcuts([{ keys: 'ArrowUp ArrowDown', does: words.move() }])}>
 */
export const statesShortcuts = (
  shortcuts: readonly { readonly keys: string; readonly does: string }[],
): { readonly 'data-shortcuts': string } => ({ 'data-shortcuts': JSON.stringify(shortcuts) })
