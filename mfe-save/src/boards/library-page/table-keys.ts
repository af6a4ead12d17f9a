/** The effect of a key in the table of a library. */
export type TableStep =
  | { readonly type: 'row'; readonly by: 1 | -1 }
  | { readonly type: 'edge'; readonly to: 'first' | 'last' }
  | { readonly type: 'cell'; readonly by: 1 | -1 }
  | { readonly type: 'select' }
  | { readonly type: 'open' }
  | { readonly type: 'leave' }
  | { readonly type: 'clear' }

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const onRow: Readonly<Record<string, TableStep>> = {
  ArrowDown: { type: 'row', by: 1 },
  ArrowUp: { type: 'row', by: -1 },
  Home: { type: 'edge', to: 'first' },
  End: { type: 'edge', to: 'last' },
  ArrowRight: { type: 'cell', by: 1 },
  ' ': { type: 'select' },
  Enter: { type: 'open' },
  Escape: { type: 'clear' },
}

/** In a field, the keys that write or move the caret are the field's. */
const inField: Readonly<Record<string, TableStep>> = {
  ArrowDown: { type: 'row', by: 1 },
  ArrowUp: { type: 'row', by: -1 },
  Escape: { type: 'leave' },
}

/** On a button of a row, Space and Enter press the button. */
const onButton: Readonly<Record<string, TableStep>> = {
  ...inField,
  ArrowRight: { type: 'cell', by: 1 },
  ArrowLeft: { type: 'cell', by: -1 },
}

const steps = { row: onRow, field: inField, button: onButton } as const

/** Returns what a key does, by the place of the focus; undefined for a key that does nothing of its own. */
export function stepOf(place: keyof typeof steps, event: Pressed): TableStep | undefined {
  const { key, ctrlKey, metaKey, altKey } = event
  return ctrlKey || metaKey || altKey ? undefined : steps[place][key]
}
