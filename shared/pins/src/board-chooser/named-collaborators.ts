import type { BoardCard } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { words } from './words.ts'

/** Names the people who share a board: up to three names, then how many more there are. */
export function namedCollaborators(
  board: Pick<BoardCard, 'collaborating_users' | 'collaborator_count'>,
  locale: string,
): string {
  const names = board.collaborating_users
    .slice(0, limits.collaboratorsNamed)
    .map(({ full_name }) => full_name)
  const rest = board.collaborator_count - names.length
  if (rest > 0) return [names.join(', '), words.andMore({ count: rest })].join(' ')
  const [first, second, third] = names
  // The first `Intl.ListFormat` of a page takes a phone's browser 80 ms, and most boards have few people.
  if (first !== undefined && third === undefined)
    return second === undefined ? first : words.bothNames({ first, second })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
