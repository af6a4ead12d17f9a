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

/** The boards whose name holds what is searched for, whatever its case and accents. */
function found(boards: readonly BoardCard[], search: string): readonly BoardCard[] {
  const wanted = plain(search)
  return boards.filter(({ name }) => plain(name).includes(wanted))
}

/** The picker's groups: what is found while searching, one flat list of few boards, else two groups. */
export function groupBoards(
  picker: { readonly all: readonly BoardCard[]; readonly top: readonly BoardCard[] },
  search: string,
  locale: string,
): readonly BoardGroup[] {
  const all = inOrder(picker.all, locale)
  if (plain(search).length >= limits.boardSearchMin)
    return [{ name: 'found', boards: found(all, search) }]
  if (all.length <= limits.boardListFlat) return [{ name: 'flat', boards: all }]
  const top = picker.top.slice(0, limits.boardShortlist)
  const groups: readonly BoardGroup[] = [
    { name: 'top', boards: top },
    { name: 'all', boards: all },
  ]
  return groups.filter(({ boards }) => boards.length > 0)
}
