import { type Draft, defineCommand } from '@tessera/cache'
import {
  createAdExperiment,
  deleteAdExperiment,
  getAdExperiment,
  listAdExperiments,
  updateAdExperiment,
} from '@tessera/contracts/calls/ad-experiments'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({ of: [listAdExperiments, getAdExperiment], ask: 'now' })

/** Creates the draft of an experiment. */
export const createCommand = defineCommand(createAdExperiment, {
  name: 'create-ad-experiment',
  refusals: 'inline',
  confirm: again,
})

/** Changes, starts or stops an experiment. */
export const updateCommand = defineCommand(updateAdExperiment, {
  name: 'update-ad-experiment',
  refusals: 'inline',
  confirm: again,
})

/** Deletes a draft. */
export const deleteCommand = defineCommand(deleteAdExperiment, {
  name: 'delete-ad-experiment',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists({ of: [listAdExperiments], ask: 'now' }),
})
