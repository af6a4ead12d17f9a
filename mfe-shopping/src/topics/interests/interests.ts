import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { callErrorOf, queryOptions } from '@tessera/client'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getInterests, updateInterests } from '@tessera/contracts/calls/settings'
import type { Interest } from '@tessera/contracts/entities/interest'
import { type Topic, topics } from '@tessera/contracts/topics'
import type { ShellContext } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { words } from './words.ts'

/** Returns the topics that the viewer likes. */
export const chosenOf = (interests: readonly Interest[]): readonly Topic[] =>
  interests.filter(({ chosen }) => chosen).map(({ id }) => id)

/** Loads all topics, and which of them the viewer likes. Visitors have none. */
export function useInterests() {
  const { client } = useShell()
  const viewer = useViewer()
  return useQuery({
    ...queryOptions(client, getInterests, {}),
    enabled: viewer !== null,
  })
}

/** Replaces the topics that the viewer likes. The last of several presses counts. */
const choose = defineCommand(updateInterests, {
  name: 'choose-topics',
  latest: true,
  key: () => 'topics',
  show({ topics: chosen }, draft) {
    for (const { id } of topics) draft.patch('topic', id, { chosen: chosen.includes(id) })
  },
  confirm: (_, __, draft) => draft.lists({ of: [homeFeed], ask: 'later' }),
})

type Shell = Pick<ShellContext, 'client' | 'queries' | 'toast' | 'commands'>

/** Changes the topics that the viewer likes, and with them their feed. Returns true once it is done. */
export async function changeInterests(
  { client, queries, toast, commands }: Shell,
  change: (chosen: readonly Topic[]) => readonly Topic[],
): Promise<boolean> {
  try {
    const known = await queries.ensureQueryData(queryOptions(client, getInterests, {}))
    const chosen = [...new Set(change(chosenOf(known)))]
    const outcome = await commands.run(choose, { topics: chosen })
    if (outcome.state !== 'done') return false
    // The feed starts from its top; none of the pins of the old feed stay.
    void queries.resetQueries({ queryKey: [homeFeed.name, 'list'] })
    return true
  } catch (failure) {
    toast({ text: callErrorOf(failure)?.message ?? words.notChanged(), tone: 'bad' })
    return false
  }
}
