import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { searchScopeOf } from '@tessera/contracts/search-address'
import { words } from './words.ts'

/** What can be searched through, in the order it is offered. */
const scopes = ['pins', 'my_pins', 'buyable_pins', 'boards', 'users'] as const

const ofMembers: ReadonlySet<SearchScope> = new Set<SearchScope>(['my_pins', 'users'])

/** What a scope is called. */
export const scopeName: Readonly<Record<SearchScope, () => string>> = {
  pins: words.pins,
  my_pins: words.myPins,
  buyable_pins: words.buyablePins,
  boards: words.boards,
  users: words.people,
}

/** What somebody can search through: a visitor has no pins of their own, and does not find people. */
export const scopesFor = (viewer: Viewer | null): readonly SearchScope[] =>
  scopes.filter((scope) => viewer !== null || !ofMembers.has(scope))

/** The scope that an address names, where there is one and it is somebody's to search. */
export function offeredScope(name: string, viewer: Viewer | null): SearchScope | undefined {
  const scope = searchScopeOf(name)
  return scope !== undefined && scopesFor(viewer).includes(scope) ? scope : undefined
}
