import { z } from '@tessera/contracts/schema'

/** The things that a search can look for. */
export const SearchScope = z.enum(['pins', 'my_pins', 'buyable_pins', 'boards', 'users'])

export type SearchScope = z.infer<typeof SearchScope>
