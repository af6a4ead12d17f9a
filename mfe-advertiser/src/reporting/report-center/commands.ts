import { bind, type Draft, defineCommand } from '@tessera/cache'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import {
  createReport,
  createReportSchedule,
  getMadeReport,
  listReportSchedules,
  listReports,
  reportUnsubscribe,
  rerunReport,
  updateReportSchedule,
} from '@tessera/contracts/calls/report-center'
import { words } from './words.ts'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({ of: [listReports, listReportSchedules, getMadeReport], ask: 'now' })

/** Starts to make a report. */
export const createCommand = defineCommand(createReport, {
  name: 'create-report',
  refusals: 'inline',
  confirm: again,
  say: { done: () => words.started() },
})

/** Schedules a report. */
export const scheduleCommand = defineCommand(createReportSchedule, {
  name: 'create-report-schedule',
  refusals: 'inline',
  confirm: again,
  say: {
    done: (_, { recipients }) =>
      recipients.length === 0 ? words.scheduledForNobody() : words.scheduled(),
  },
})

/** Makes a report again. */
export const rerunCommand = defineCommand(rerunReport, {
  name: 'rerun-report',
  confirm: again,
  say: { done: () => words.started() },
})

/** Pauses or resumes a schedule. */
export const pauseCommand = defineCommand(updateReportSchedule, {
  name: 'pause-report-schedule',
  confirm: again,
})

type Restorable = Omit<InputOf<typeof updateReportSchedule>, 'state'> & {
  /** The state that Undo restores. */
  readonly before: 'active' | 'paused'
}

/** Deletes a schedule; Undo restores it as it was. */
export const deleteScheduleCommand = defineCommand(
  (client, { before: _, ...which }: Restorable) =>
    client.call(updateReportSchedule, { ...which, state: 'deleted' }),
  {
    name: 'delete-report-schedule',
    confirm: again,
    undo: (_, { before, ...which }) => bind(pauseCommand, { ...which, state: before }),
    say: { done: ({ name }) => words.removed({ name }) },
  },
)

/** Stops the mails of a schedule, or sends them again. */
export const unsubscribeCommand = defineCommand(reportUnsubscribe, { name: 'unsubscribe-report' })
