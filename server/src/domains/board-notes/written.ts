import { labelText, saidText } from '@tessera/contracts/said-text'

/** The words of a note. */
export interface NoteWords {
  readonly title: string
  readonly text: string
}

/** The words of a note as they are kept: a title on one line. Undefined when nothing is left to read. */
export function writtenNote({ title, text }: NoteWords): NoteWords | undefined {
  const words = {
    title: labelText(title),
    text: saidText(text) ?? '',
  }
  return words.title === '' && words.text === '' ? undefined : words
}
