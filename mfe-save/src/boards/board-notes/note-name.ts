import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { limits } from '@tessera/contracts/limits'

/** What a note goes by: its title, else the beginning of its text. */
export function noteName({ title, text }: Pick<BoardNote, 'title' | 'text'>): string {
  const name = title === '' ? (text.split('\n')[0] ?? '') : title
  return name.length > limits.textMax ? `${name.slice(0, limits.textMax)}…` : name
}
