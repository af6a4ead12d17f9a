import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { searchScopeOf } from '@tessera/contracts/search-address'
import { words } from './words.ts'

/** The scopes in the order of their tabs. */
export const scopes = ['pins', 'my_pins', 'buyable_pins', 'boards', 'users'] as const

const ofMembers: ReadonlySet<SearchScope> = new Set<SearchScope>(['my_pins'])

/** The names of the scopes. */
export const scopeName: Readonly<Record<SearchScope, () => string>> = {
  pins: words.pins,
  my_pins: words.myPins,
  buyable_pins: words.buyablePins,
  boards: words.boards,
  users: words.people,
}

/** Returns the scopes that a viewer can search. Only members have pins of their own. */
export const scopesFor = (viewer: Viewer | null): readonly SearchScope[] =>
  scopes.filter((scope) => viewer !== null || !ofMembers.has(scope))

/** Returns the scope of an address, if it exists and the viewer can search it. */
export function offeredScope(name: string, viewer: Viewer | null): SearchScope | undefined {
  const scope = searchScopeOf(name)
  return scope !== undefined && scopesFor(viewer).includes(scope) ? scope : undefined
}
