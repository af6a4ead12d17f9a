import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import { homeFeed } from '@tessera/contracts/calls/feed'
import {
  type FeedLevel,
  type FeedTuner,
  getFeedTuner,
  type TunedKind,
  tuneFeed,
} from '@tessera/contracts/calls/feed-tuner'
import { getInterests } from '@tessera/contracts/calls/settings'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'

/** Something that the home feed is tuned by. */
export interface Tuned {
  readonly kind: TunedKind
  readonly target: string
}

const keyOf = ({ kind, target }: Tuned): string => `${kind} ${target}`

const tune = defineCommand(tuneFeed, {
  name: 'tune-feed',
  latest: true,
  key: keyOf,
  confirm: (_, __, draft) =>
    draft.lists({ of: [getFeedTuner, getInterests, homeFeed], ask: 'later' }),
})

/** Returns the level of something in the tuner. */
function levelIn(tuner: FeedTuner, { kind, target }: Tuned): FeedLevel {
  const levels = {
    topic: tuner.topics.find(({ id }) => id === target),
    subject: tuner.subjects.find(({ id }) => id === target),
    person: tuner.people.find(({ person }) => person.id === target),
    board: tuner.boards.find(({ board }) => board.id === target),
  }
  return levels[kind]?.level ?? 'usual'
}

/** Loads the tuner, and changes it: shown at once, taken back when the service refuses. */
export function useTuner() {
  const { client, commands, queries } = useShell()
  const query = useQuery({ ...queryOptions(client, getFeedTuner, {}), refetchOnMount: 'always' })
  const [chosen, setChosen] = useState<ReadonlyMap<string, FeedLevel>>(new Map())
  return {
    query,
    levelOf: (tuner: FeedTuner, tuned: Tuned) => chosen.get(keyOf(tuned)) ?? levelIn(tuner, tuned),
    async set(tuned: Tuned, level: FeedLevel) {
      const key = keyOf(tuned)
      setChosen((all) => new Map(all).set(key, level))
      const { state } = await commands.run(tune, { ...tuned, level })
      // The feed starts from its top; none of the pins of the old feed stay.
      if (state === 'done') void queries.resetQueries({ queryKey: [homeFeed.name, 'list'] })
      else
        setChosen((all) => new Map([...all].filter(([each, its]) => each !== key || its !== level)))
    },
  }
}
