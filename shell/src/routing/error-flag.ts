import { paths } from '@tessera/contracts/paths'

/** What went wrong before somebody came here, and the address without it. */
interface ErrorFlag {
  readonly flag: string
  readonly address: string
}

const told: readonly string[] = [paths.home.to(), paths.ideas.to()]

/** The error flag of an address of home or of the ideas, where there is one. */
export function errorFlagIn(pathname: string, search: string): ErrorFlag | undefined {
  const query = new URLSearchParams(search)
  const flag = query.get('error')
  if (flag === null || !told.includes(pathname)) return undefined
  query.delete('error')
  return { flag, address: query.size > 0 ? `${pathname}?${query}` : pathname }
}
