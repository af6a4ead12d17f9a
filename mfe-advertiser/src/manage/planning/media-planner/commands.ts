import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import type { InputOf, OutputOf } from '@tessera/contracts/calls/define-call'
import {
  createMediaPlan,
  deleteMediaPlan,
  listMediaPlans,
  updateMediaPlan,
} from '@tessera/contracts/calls/media-plans'
import { plannerWords as words } from './words.ts'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({ of: [listMediaPlans], ask: 'now' })

/** Saves a new plan; a refusal stands beside its name. */
export const createPlanCommand = defineCommand(createMediaPlan, {
  name: 'create-media-plan',
  refusals: 'inline',
  fields: { 'media-plans-many': 'name', 'bad-input': 'name' },
  confirm: again,
  say: { done: ({ name }) => words.saved({ name }) },
})

/** Renames a plan, or changes it. */
export const updatePlanCommand = defineCommand(updateMediaPlan, {
  name: 'update-media-plan',
  refusals: 'inline',
  fields: { 'bad-input': 'name' },
  confirm: again,
  say: { done: ({ name }) => words.saved({ name }) },
})

/** Deletes a plan; Undo restores it. */
export const deletePlanCommand: Command<
  InputOf<typeof deleteMediaPlan>,
  OutputOf<typeof deleteMediaPlan>
> = defineCommand(deleteMediaPlan, {
  name: 'delete-media-plan',
  confirm: again,
  undo: (_, input) => bind(restorePlanCommand, { ...input, is_deleted: false }),
  say: { done: ({ name }) => words.removed({ name }) },
})

const restorePlanCommand = defineCommand(deleteMediaPlan, {
  name: 'restore-media-plan',
  confirm: again,
})
