import type { ComboboxField } from '@tessera/ui/combobox/use-combobox'

/** What the suggestions, once loaded, add to the search field. */
export interface FieldHelp {
  /** Spread on the input. Its `aria-controls` is undefined while the list is closed. */
  readonly field: ComboboxField
  /** Text that completes what is typed; empty when there is none. */
  readonly hint: string
}

/** The search field before its suggestions have loaded, or where they cannot load. */
export const noHelp: FieldHelp = {
  field: { 'aria-controls': undefined, 'aria-activedescendant': undefined, onKeyDown: () => {} },
  hint: '',
}
