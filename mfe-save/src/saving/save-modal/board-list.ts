import type { BoardCard } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'

/** A part of the picker's list. */
export interface BoardGroup {
  readonly name: 'top' | 'all' | 'flat' | 'found'
  readonly boards: readonly BoardCard[]
}

const startsWithDigit = (name: string): boolean => /^\p{N}/u.test(name.trim())

/** The boards by name, those that start with a digit after the others. */
export function inOrder(boards: readonly BoardCard[], locale: string): readonly BoardCard[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  return boards.toSorted(
    (one, other) =>
      Number(startsWithDigit(one.name)) - Number(startsWithDigit(other.name)) ||
      compare(one.name, other.name),
  )
}

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Boards that can be searched: put in order and their names made plain once, not at every key. */
export interface SearchableBoards {
  readonly top: readonly BoardCard[]
  readonly all: readonly { readonly board: BoardCard; readonly plainName: string }[]
  readonly ordered: readonly BoardCard[]
}

/** Makes a picker's boards ready to be searched. */
export function searchable(
  picker: { readonly all: readonly BoardCard[]; readonly top: readonly BoardCard[] },
  locale: string,
): SearchableBoards {
  const ordered = inOrder(picker.all, locale)
  const all = ordered.map((board) => ({ board, plainName: plain(board.name) }))
  return { top: picker.top, all, ordered }
}

/** The picker's groups: what is found while searching, whatever case and accents, one flat list of few boards, else two groups. */
export function groupBoards(
  { top, all, ordered }: SearchableBoards,
  search: string,
): readonly BoardGroup[] {
  const wanted = plain(search)
  if (wanted.length >= limits.boardSearchMin) {
    const found = all.filter(({ plainName }) => plainName.includes(wanted))
    return [{ name: 'found', boards: found.map(({ board }) => board) }]
  }
  if (ordered.length <= limits.boardListFlat) return [{ name: 'flat', boards: ordered }]
  const groups: readonly BoardGroup[] = [
    { name: 'top', boards: top.slice(0, limits.boardShortlist) },
    { name: 'all', boards: ordered },
  ]
  return groups.filter(({ boards }) => boards.length > 0)
}
