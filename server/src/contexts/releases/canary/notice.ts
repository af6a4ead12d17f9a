import { type BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import type { Tx } from '../../../platform/database/port.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { formatEmail } from '../../base/mail/format-email.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'

const Notice = z.strictObject({
  module: z.string(),
  build: z.string(),
  back_to: z.string(),
  text: z.string(),
})

const postNotice = defineJob({
  name: 'post-release-notice',
  payload: Notice,
  attempts: 8,
  backoffSeconds: 10,
})

/** An ended canary. */
export interface EndedCanary {
  readonly module: string
  readonly canary: BuildId
  readonly control: BuildId
  readonly why: string
}

/** Builds the email about an ended canary. */
export const noticeEmail = (
  { module, canary, control, why }: EndedCanary,
  { to, brand }: { readonly to: string; readonly brand: string },
): Email =>
  formatEmail({
    to,
    brand,
    subject: `${brand}: the canary of ${module} has ended`,
    paragraphs: [
      `The canary ${shortBuildId(canary)} of ${module} has ended by itself, and everybody gets ${shortBuildId(control)} again.`,
      why,
      `See what failed with: npm run module -- errors ${module}`,
    ],
    ending: 'Publish a build that mends it, and start a new canary with that.',
  })

/** Tells the people of the settings that a canary has ended, by email and webhook, with the change. */
export async function queueNotice(tx: Tx, ports: Ports, ended: EndedCanary): Promise<void> {
  const { module, canary, control, why } = ended
  const { releaseContacts, brand } = ports.settings
  const text = `The canary ${shortBuildId(canary)} of ${module} has ended by itself. ${why} Everybody gets ${shortBuildId(control)} again. Look at the reports of ${module}, publish a mended build, and start a new canary with it.`
  for (const to of releaseContacts) await queueEmail(tx, ports, noticeEmail(ended, { to, brand }))
  if (ports.releaseWebhook === null) return
  await ports.jobs.enqueue(tx, postNotice, { module, build: canary, back_to: control, text })
}

/** Posts notices to the webhook of the settings. */
export const handleReleaseNotices = handleJob(postNotice, async (ports, { id, payload }) => {
  await ports.releaseWebhook?.post({ event: 'canary-ended', ...payload }, id)
})
