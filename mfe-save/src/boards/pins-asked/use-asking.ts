import { useShell } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'

/** The page of a place whose pins an address asks for. */
export interface AskedPage {
  readonly path: string
  readonly query: URLSearchParams
}

/** Changes what the address asks of a place; going back skips the steps. */
export function useAsking({ path, query }: AskedPage) {
  const { navigate } = useShell()
  return (changes: Readonly<Record<string, string | null>>) =>
    navigate(withQuery(path, query, changes), { replace: true })
}
