import { labelText, saidText } from '@tessera/contracts/said-text'

/** The title and text of a note. */
export interface NoteWords {
  readonly title: string
  readonly text: string
}

/** Normalizes a note: its title becomes one line. Undefined when both are empty. */
export function normalizedNote({ title, text }: NoteWords): NoteWords | undefined {
  const words = {
    title: labelText(title),
    text: saidText(text) ?? '',
  }
  return words.title === '' && words.text === '' ? undefined : words
}
