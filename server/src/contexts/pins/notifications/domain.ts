import { paths } from '@tessera/contracts/paths'
import { defineDomain, serveTool } from '../../base/define-domain.ts'
import { notificationCalls } from './calls.ts'
import { handleNotificationEmail } from './email-job.ts'
import { liveNotifications } from './live-source.ts'
import { handleNotificationSweep } from './sweep-job.ts'
import { notificationTables } from './tables.ts'
import { answerOneClick } from './unsubscribe.ts'

/** News for a member: in the bell, as a push, by email, on a live stream. */
export const notificationsDomain = defineDomain({
  calls: notificationCalls,
  jobs: [handleNotificationSweep, handleNotificationEmail],
  live: liveNotifications,
  files: [
    serveTool(
      paths.unsubscribe.pattern,
      (ports, _request, _id, { token = '' }) => answerOneClick(ports, token),
      'post',
    ),
  ],
  tables: notificationTables,
})
