import type { QueryClient } from '@tanstack/react-query'
import { boardCollaborators } from '@tessera/contracts/calls/collaborators'

/** Asks again who is on a board or was asked to it, wherever that is shown. */
export function forgetPeople(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [boardCollaborators.name] })
}
