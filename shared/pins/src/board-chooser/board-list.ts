import type { BoardCard } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'

/** A group of boards in the chooser's list. */
export interface BoardGroup {
  readonly name: 'top' | 'all' | 'flat' | 'found'
  readonly boards: readonly BoardCard[]
}

const startsWithDigit = (name: string): boolean => /^\p{N}/u.test(name.trim())

/** Sorts boards by name; names that start with a digit come last. */
function sortBoards(boards: readonly BoardCard[], locale: string): readonly BoardCard[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  return boards.toSorted(
    (one, other) =>
      Number(startsWithDigit(one.name)) - Number(startsWithDigit(other.name)) ||
      compare(one.name, other.name),
  )
}

/** Removes case and accents from a name, so that 'cafe' finds 'Cafés'. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Returns the key by which the service compares names: two equal keys mean the name is taken. */
const nameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** Returns the name that a search can create: not blank, not too long and not taken; else null. */
export function nameToCreate(
  search: string,
  taken: ReadonlySet<string>,
  maxLength: number,
): string | null {
  const name = search.trim()
  if (name === '' || [...name].length > maxLength) return null
  return taken.has(nameKey(name)) ? null : name
}

/** Returns the keys of names, for `nameToCreate`. */
export const namesTaken = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map(nameKey))

/** Boards that are sorted and folded once, so that each key of a search costs little. */
export interface SearchableBoards {
  readonly top: readonly BoardCard[]
  readonly all: readonly { readonly board: BoardCard; readonly folded: string }[]
  readonly sorted: readonly BoardCard[]
  readonly taken: ReadonlySet<string>
}

/** Prepares boards for `groupBoards`. */
export function searchable(
  { all, top }: { readonly all: readonly BoardCard[]; readonly top: readonly BoardCard[] },
  locale: string,
): SearchableBoards {
  const sorted = sortBoards(all, locale)
  const folded = sorted.map((board) => ({ board, folded: fold(board.name) }))
  return { top, all: folded, sorted, taken: namesTaken(all.map(({ name }) => name)) }
}

/** Groups boards: the matches of a search, one flat list of a few boards, else top choices and all. */
export function groupBoards(
  { top, all, sorted }: SearchableBoards,
  search: string,
): readonly BoardGroup[] {
  const wanted = fold(search)
  if (wanted.length >= limits.boardSearchMin) {
    const found = all.filter(({ folded }) => folded.includes(wanted))
    return [{ name: 'found', boards: found.map(({ board }) => board) }]
  }
  if (sorted.length <= limits.boardListFlat) return [{ name: 'flat', boards: sorted }]
  const groups: readonly BoardGroup[] = [
    { name: 'top', boards: top.slice(0, limits.boardShortlist) },
    { name: 'all', boards: sorted },
  ]
  return groups.filter(({ boards }) => boards.length > 0)
}
