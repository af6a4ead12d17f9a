import type { KeyboardEvent } from 'react'

/** What the suggestions, once they are there, do for the field that they belong to. */
export interface FieldHelp {
  /** The list that is open, and the line in it that the arrows have reached. */
  readonly list: { readonly id: string; readonly active: string | undefined } | null
  /** What would complete the typed text in place; empty where nothing would. */
  readonly hint: string
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
}

/** A field that nothing helps: before the suggestions have loaded, or where they cannot. */
export const noHelp: FieldHelp = { list: null, hint: '', onKeyDown: () => {} }
