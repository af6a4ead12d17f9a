import { z } from '@tessera/contracts/schema'
import { withoutLists } from '../match-path.ts'
import { ModuleDescriptor } from '../registry-module.ts'

/**
 * The start of addresses: `/` for the home page, `/:/` for addresses that start with a parameter, else the
 * first word, as `/search/`.
 */
export const AddressStart = z
  .string()
  .check(z.regex(/^\/(?:(?::|[a-z0-9_.~-]+)\/)?$/), z.maxLength(80))

/** Allows the addresses with one start to a module that would not have them otherwise. */
export const AddressGrant = z.strictObject({
  module: ModuleDescriptor.shape.name,
  start: AddressStart,
})

export type AddressGrant = z.infer<typeof AddressGrant>

const startOf = (route: string): string => {
  const [, word = ''] = route.split('/')
  if (word === '') return '/'
  // People who type another case reach the same person or idea.
  return word.startsWith(':') ? '/:/' : `/${word.toLowerCase()}/`
}

/** Returns the starts of a route's addresses: one, or one for each value of a list at its start. */
export const startsOf = (route: string): readonly string[] => [
  ...new Set(withoutLists(route).map(startOf)),
]

/** Returns the first word of a start; undefined for the home page and for a parameter. */
export const wordOf = (start: string): string | undefined => /^\/([^:/]+)\/$/.exec(start)?.[1]
