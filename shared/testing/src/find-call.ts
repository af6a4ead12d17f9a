import { allCalls } from '@tessera/contracts/calls/all'
import type { Call } from '@tessera/contracts/calls/define-call'
import { pathTable } from '@tessera/contracts/match-path'

const byPath = Map.groupBy(allCalls, ({ path }) => path)
const find = pathTable([...byPath], ([path]) => path)

/** Returns the call of the contracts that a request makes; undefined for files, pages and streams. */
export function findCall({ method, url }: Pick<Request, 'method' | 'url'>): Call | undefined {
  const [, calls = []] = find(new URL(url).pathname)?.entry ?? []
  return calls.find((call) => call.method === method)
}

const byName = new Map(allCalls.map((call) => [call.name, call]))

/** Returns the call of the contracts with this name. */
export const callNamed = (name: string): Call | undefined => byName.get(name)
