import { defineCommand } from '@tessera/cache'
import {
  createAudience,
  debugAudiences,
  deleteAudience,
  listAudiences,
  updateAudience,
  updateAudienceList,
} from '@tessera/contracts/calls/audiences'

const all = { of: [listAudiences, debugAudiences], ask: 'now' } as const

/** Creates an audience. */
export const createCommand = defineCommand(createAudience, {
  name: 'create-audience',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists(all),
})

/** Renames an audience. */
export const renameCommand = defineCommand(updateAudience, {
  name: 'rename-audience',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists(all),
})

/** Deletes an audience. */
export const deleteCommand = defineCommand(deleteAudience, {
  name: 'delete-audience',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists(all),
})

/** Adds a part of a list, or removes it. */
export const partCommand = defineCommand(updateAudienceList, {
  name: 'change-audience-list',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists(all),
})
