import { callErrorOf, queryOptions } from '@tessera/client'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getInterests, updateInterests } from '@tessera/contracts/calls/settings'
import type { Topic } from '@tessera/contracts/topics'
import type { ShellContext } from '@tessera/module'
import { chosenOf, type Interests } from './chosen.ts'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'client' | 'queries' | 'toast'>

const withChosen = (interests: Interests, chosen: readonly Topic[]): Interests =>
  interests.map((each) => ({ ...each, chosen: chosen.includes(each.id) }))

async function known({ client, queries }: Shell): Promise<Interests | string> {
  try {
    return await queries.fetchQuery(queryOptions(client, getInterests, {}))
  } catch (failure) {
    return callErrorOf(failure)?.message ?? words.notChanged()
  }
}

/**
 * Changes which topics the viewer likes, shown at once and taken back when it fails. Their feed
 * begins anew by it. Says whether it went well; what went wrong it says in a toast.
 */
export async function setInterests(
  shell: Shell,
  change: (chosen: readonly Topic[]) => readonly Topic[],
): Promise<boolean> {
  const { client, queries, toast } = shell
  const { queryKey } = queryOptions(client, getInterests, {})
  const before = await known(shell)
  if (typeof before === 'string') {
    toast({ text: before, tone: 'bad' })
    return false
  }
  const topics = [...change(chosenOf(before))]
  queries.setQueryData(queryKey, withChosen(before, topics))
  const answer = await client.call(updateInterests, { topics })
  queries.setQueryData(queryKey, answer.ok ? answer.data : before)
  if (answer.ok) void queries.resetQueries({ queryKey: [homeFeed.name, 'list'] })
  else toast({ text: answer.error.message, tone: 'bad' })
  return answer.ok
}
