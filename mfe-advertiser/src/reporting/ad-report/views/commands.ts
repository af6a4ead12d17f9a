import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import type { InputOf, OutputOf } from '@tessera/contracts/calls/define-call'
import {
  createReportView,
  deleteReportView,
  getReportView,
  listReportViews,
  updateReportView,
} from '@tessera/contracts/calls/report-views'
import { viewWords as words } from './words.ts'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({ of: [listReportViews, getReportView], ask: 'now' })

/** Saves a view; a refusal stands beside its name. */
export const createViewCommand = defineCommand(createReportView, {
  name: 'create-report-view',
  refusals: 'inline',
  fields: { 'report-views-many': 'name', 'bad-input': 'name' },
  confirm: again,
  say: { done: ({ name }) => words.saved({ name }) },
})

/** Renames a view. */
export const renameViewCommand = defineCommand(updateReportView, {
  name: 'rename-report-view',
  refusals: 'inline',
  fields: { 'bad-input': 'name' },
  confirm: again,
  say: { done: ({ name }) => words.saved({ name }) },
})

/** Writes what is on the screen into a view. */
export const saveViewCommand = defineCommand(updateReportView, {
  name: 'save-report-view',
  confirm: again,
  say: { done: ({ name }) => words.saved({ name }) },
})

/** Shares a view with everybody who may act for the ad account, or no longer. */
export const shareViewCommand = defineCommand(updateReportView, {
  name: 'share-report-view',
  confirm: again,
  say: {
    done: ({ name, is_shared }) =>
      is_shared ? words.isShared({ name }) : words.isPrivate({ name }),
  },
})

/** Deletes a view; Undo restores it. */
export const deleteViewCommand: Command<
  InputOf<typeof deleteReportView>,
  OutputOf<typeof deleteReportView>
> = defineCommand(deleteReportView, {
  name: 'delete-report-view',
  confirm: again,
  undo: (_, input) => bind(restoreViewCommand, { ...input, is_deleted: false }),
  say: { done: ({ name }) => words.deleted({ name }) },
})

const restoreViewCommand = defineCommand(deleteReportView, {
  name: 'restore-report-view',
  confirm: again,
})
