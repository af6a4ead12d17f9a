import { limits } from '@tessera/contracts/limits'

interface Names {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
}

/**
 * Returns the names of a sign-up with a provider: those that were sent, else the provider's full
 * name split on spaces. The first word is the first name, the rest is the last name.
 */
export function socialNames(
  { first_name, last_name }: Names,
  { fullName }: { readonly fullName: string | null },
): Names {
  if (first_name !== undefined && first_name !== '') return { first_name, last_name }
  const [first, ...rest] = (fullName ?? '').split(' ').filter((word) => word !== '')
  if (first === undefined) return {}
  const most = (text: string) => text.slice(0, limits.nameMax)
  return { first_name: most(first), last_name: most(rest.join(' ')) }
}
