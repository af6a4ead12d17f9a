import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { actionOf, type ComboboxState, type KeyAction } from './keys.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Props of a combobox's field. Spread them on an input or a textarea. */
export interface ComboboxField {
  readonly 'aria-controls': string | undefined
  readonly 'aria-activedescendant': string | undefined
  onKeyDown(event: KeyboardEvent<Field>): void
}

/** A list of options below a field that keeps the focus. */
export interface Combobox {
  readonly field: ComboboxField
  readonly listId: string
  /** Index of the option that Enter chooses; -1 while there is none. */
  readonly active: number
  optionId(at: number): string
  choose(at: number): void
}

export interface ComboboxOptions {
  /** A key for each option, in order. The active option is found by its key when the list changes. */
  readonly keys: readonly string[]
  /** The text that the options belong to. Another text makes the field active again. */
  readonly text: string
  readonly open: boolean
  /** Makes the first option active before an arrow key does, so that Enter chooses it. */
  readonly startsAtFirst?: boolean
  readonly onChoose: (at: number) => void
  readonly onClose: () => void
  /** Opens the list with an arrow key. Leave it out where arrows move the caret. */
  readonly onOpen?: () => void
  /** Clears the field with Escape, once the list is closed. */
  readonly onClear?: () => void
  /** Removes an option with Delete, while the field is empty. */
  readonly onRemove?: (at: number) => void
  /** Completes the text with Tab, End or the forward arrow. Leave it out while nothing fits. */
  readonly onComplete?: (() => void) | undefined
}

const nowhere = { text: '', key: '' }

/** Safari ends a composition before its last key, and marks that key with 229 alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

/** Returns the active option, which lasts as long as the text stays the same and the list open. */
function useActive({ keys, text, open, startsAtFirst = false }: ComboboxOptions) {
  const [reached, setReached] = useState(nowhere)
  useEffect(() => {
    if (!open) setReached(nowhere)
  }, [open])
  const found = open && reached.text === text ? keys.indexOf(reached.key) : -1
  const active = found < 0 && startsAtFirst && open && keys.length > 0 ? 0 : found
  const activate = (to: number) => {
    // The field itself is no stop then: up from the first option leads to the last.
    const at = startsAtFirst && to < 0 ? (active > 0 ? 0 : keys.length - 1) : to
    setReached({ text, key: keys[at] ?? '' })
  }
  return [active, activate] as const
}

function stateOf(options: ComboboxOptions, active: number, field: Field): ComboboxState {
  const { keys, open, onOpen, onClear, onRemove, onComplete } = options
  return {
    open,
    count: keys.length,
    active,
    completes: onComplete !== undefined,
    atEnd: field.selectionStart === field.value.length,
    empty: field.value === '',
    rightToLeft: getComputedStyle(field).direction === 'rtl',
    can: {
      open: onOpen !== undefined,
      clear: onClear !== undefined,
      remove: onRemove !== undefined,
    },
  }
}

/** Returns what the field does with a key. */
function keyHandler(options: ComboboxOptions, active: number, activate: (to: number) => void) {
  const act = (action: KeyAction) => {
    if (action.does === 'open') options.onOpen?.()
    if (action.does === 'close') options.onClose()
    if (action.does === 'clear') options.onClear?.()
    if (action.does === 'complete') options.onComplete?.()
    if (action.does === 'move') activate(action.to)
    if (action.does === 'choose') options.onChoose(action.to)
    if (action.does === 'remove') options.onRemove?.(action.to)
  }
  return (event: KeyboardEvent<Field>) => {
    // An input method owns Enter, Escape and the arrows until its text is there.
    if (isComposing(event)) return
    const { key, shiftKey: shift, altKey, ctrlKey, metaKey, currentTarget } = event
    const modified = altKey || ctrlKey || metaKey
    const action = actionOf({ key, shift, modified }, stateOf(options, active, currentTarget))
    if (action.does === 'nothing') return
    event.preventDefault()
    // Escape would also close the modal around the field.
    event.stopPropagation()
    act(action)
  }
}

/**
 * Gives a text field a list of options: arrows move through it, Enter chooses, Escape closes it.
 * The focus stays in the field, which names the active option by `aria-activedescendant`.
 *
 *     const combobox = useCombobox({ keys, text, open, onChoose, onClose })
 *     <input role="combobox" aria-expanded={open} {...combobox.field} />
 *     <Listbox combobox={combobox} label="Suggestions">…</Listbox>
 */
export function useCombobox(options: ComboboxOptions): Combobox {
  const listId = useId()
  const [active, activate] = useActive(options)
  const optionId = (at: number) => `${listId}-${at}`
  const isListed = options.open && options.keys.length > 0
  const reached = active < 0 ? undefined : optionId(active)
  useEffect(() => {
    if (reached !== undefined)
      document.getElementById(reached)?.scrollIntoView?.({ block: 'nearest' })
  }, [reached])
  return {
    field: {
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': reached,
      onKeyDown: keyHandler(options, active, activate),
    },
    listId,
    active,
    optionId,
    choose: options.onChoose,
  }
}
