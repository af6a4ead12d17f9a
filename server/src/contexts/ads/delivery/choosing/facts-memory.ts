import type { UserId } from '@tessera/contracts/ids'
import type { MemberFacts } from './member-facts.ts'

/**
 * The facts that this instance last read about members, to choose ads by before the query of the list confirms
 * it. It may be as old as it likes: nobody sees an ad by facts that weren't confirmed.
 */
export interface FactsMemory {
  get(id: UserId): MemberFacts | undefined
  set(id: UserId, facts: MemberFacts): void
}

const membersMax = 10_000

/** Remembers the members who were seen last. */
export function createFactsMemory(most = membersMax): FactsMemory {
  const all = new Map<UserId, MemberFacts>()
  return {
    get: (id) => all.get(id),
    set(id, facts) {
      all.delete(id)
      all.set(id, facts)
      if (all.size <= most) return
      for (const first of all.keys()) {
        all.delete(first)
        return
      }
    },
  }
}
