import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import type { InputOf, OutputOf } from '@tessera/contracts/calls/define-call'
import {
  dismissRecommendation,
  listRecommendations,
  restoreRecommendations,
} from '@tessera/contracts/calls/recommendations'
import { recommendationWords as words } from './words.ts'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({ of: [listRecommendations], ask: 'now' })

/** Dismisses a suggestion; Undo brings it back. */
export const dismissCommand: Command<
  InputOf<typeof dismissRecommendation>,
  OutputOf<typeof dismissRecommendation>
> = defineCommand(dismissRecommendation, {
  name: 'dismiss-recommendation',
  key: ({ key }) => key,
  confirm: again,
  undo: (_, input) => bind(restoreCommand, { ...input, is_dismissed: false }),
  say: { done: () => words.dismissed() },
})

const restoreCommand = defineCommand(dismissRecommendation, {
  name: 'restore-recommendation',
  confirm: again,
})

/** Brings all dismissed suggestions back. */
export const restoreAllCommand = defineCommand(restoreRecommendations, {
  name: 'restore-recommendations',
  confirm: again,
})
