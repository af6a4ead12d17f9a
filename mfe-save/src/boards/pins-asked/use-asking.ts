import { useShell } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'

/** A board's or section's page, and the query of its address. */
export interface AskedPage {
  readonly path: string
  readonly query: URLSearchParams
}

/** Changes the filters in the address. The Back button skips these changes. */
export function useAsking({ path, query }: AskedPage) {
  const { navigate } = useShell()
  return (changes: Readonly<Record<string, string | null>>) =>
    navigate(withQuery(path, query, changes), { replace: true })
}
