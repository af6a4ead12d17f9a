/** The state of a combobox at the moment a key is pressed. */
export interface ComboboxState {
  readonly open: boolean
  /** Number of options in the list. */
  readonly count: number
  /** Index of the active option; -1 while the field itself is active. */
  readonly active: number
  /** True when the field can complete the typed text, and the caret is behind it. */
  readonly completes: boolean
  readonly atEnd: boolean
  readonly empty: boolean
  readonly rightToLeft: boolean
  /** The optional abilities of this combobox. */
  readonly can: { readonly open: boolean; readonly clear: boolean; readonly remove: boolean }
}

/** A pressed key with its modifiers. */
export interface Key {
  readonly key: string
  readonly shift: boolean
  /** True with Control, Alt or Meta, which belong to the browser and the system. */
  readonly modified: boolean
}

/** The action of a key; 'nothing' leaves it to the browser. */
export type KeyAction =
  | { readonly does: 'nothing' | 'open' | 'close' | 'clear' | 'complete' }
  | { readonly does: 'move' | 'choose' | 'remove'; readonly to: number }

const nothing: KeyAction = { does: 'nothing' }

/**
 * Decides what a key does in a combobox's field. Arrows move through the options and back to the
 * field, Enter chooses, Escape closes the list and then clears the field, Delete removes an option
 * while the field is empty, Tab and the forward arrow accept the completion.
 */
export function actionOf({ key, shift, modified }: Key, state: ComboboxState): KeyAction {
  if (modified) return nothing
  const { open, active, can } = state
  const isReached = open && active >= 0
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return moved(key === 'ArrowDown' ? 1 : -1, state)
    case 'Enter':
      return isReached ? { does: 'choose', to: active } : nothing
    case 'Escape':
      if (open) return { does: 'close' }
      return can.clear && !state.empty ? { does: 'clear' } : nothing
    case 'Delete':
      return isReached && can.remove && state.empty ? { does: 'remove', to: active } : nothing
    default:
      return accepts(key, state) && !shift ? { does: 'complete' } : nothing
  }
}

/** Wraps around: the field is one stop between the last option and the first. */
function moved(by: 1 | -1, { open, count, active, can }: ComboboxState): KeyAction {
  if (!open) return can.open ? { does: 'open' } : nothing
  if (count === 0) return nothing
  const stops = count + 1
  return { does: 'move', to: ((active + 1 + by + stops) % stops) - 1 }
}

/** Tab accepts a completion from anywhere in the text; the forward arrow and End only at its end. */
function accepts(key: string, { completes, atEnd, rightToLeft }: ComboboxState): boolean {
  if (!completes) return false
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  return key === 'Tab' || ((key === forward || key === 'End') && atEnd)
}
