import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { words } from './words.ts'

/** Titles of the empty state, by scope. */
export const nothingTitle: Readonly<
  Record<SearchScope, (values: { readonly query: string }) => string>
> = {
  pins: words.noPins,
  my_pins: words.noMyPins,
  buyable_pins: words.noProducts,
  boards: words.noBoards,
  users: words.noPeople,
}
