import { UserId } from '@tessera/contracts/ids'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { languageOf } from '../../../languages/language-of.ts'
import { and, eq, lt } from '../../../platform/database/sql.ts'
import { defineJob, defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import type { Settings } from '../../../settings.ts'
import { handleJob } from '../../base/handle-job.ts'
import { formatEmail } from '../../base/mail/format-email.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { users } from '../../identity/index.ts'
import { notify } from '../../pins/index.ts'
import { accountExports } from '../kept-exports/tables.ts'
import { exportBlobKey } from './export-key.ts'
import { writeZip } from './write-zip.ts'

/** Writes a member's download. */
export const makeExport = defineJob({
  name: 'make-export',
  payload: z.strictObject({ user_id: UserId, key: z.string() }),
  attempts: 3,
  backoffSeconds: 30,
  atOnce: 1,
})

const day = 86_400_000

type Which = z.infer<(typeof makeExport)['payload']>

/** Matches a download that is still wanted: the member may have started another one. */
const isWanted = ({ user_id, key }: Which) =>
  and(
    eq(accountExports.userId, user_id),
    eq(accountExports.key, key),
    eq(accountExports.state, 'preparing'),
  )

const words = defineTexts({
  subject: 'Your {brand} data is ready',
  ready: 'The file with everything you have on {brand} is ready. Download it within {days} days.',
  open: 'Open',
  ending: "If this wasn't you, change your password: somebody is logged in as you.",
})

/** Builds the email that a download is ready. */
export function readyEmail(
  person: { readonly email: string; readonly firstName: string; readonly locale: string | null },
  { brand, publicOrigin }: Pick<Settings, 'brand' | 'publicOrigin'>,
) {
  const language = languageOf(person.locale)
  const say = words(language)
  return formatEmail({
    to: person.email,
    brand,
    language,
    subject: say.subject({ brand }),
    name: person.firstName,
    paragraphs: [say.ready({ brand, days: timings.exportDays })],
    link: { label: say.open(), url: `${publicOrigin}${paths.accountSettings.to()}` },
    ending: say.ending(),
  })
}

/** Marks a download as ready, and says so by a notification and an email. */
async function finish(ports: Ports, which: Which, bytes: number): Promise<void> {
  const { db, clock, settings } = ports
  await db.transaction(async (tx) => {
    const expiresAt = new Date(clock.now().getTime() + timings.exportDays * day)
    const ready = await tx
      .update(accountExports)
      .set({ state: 'ready', bytes, expiresAt })
      .where(isWanted(which))
      .returning({ key: accountExports.key })
    const [person] = await tx.select().from(users).where(eq(users.id, which.user_id))
    if (ready.length === 0 || person === undefined) return
    await notify(tx, ports, person.id, { kind: 'action-finished', data: { what: 'export' } })
    await queueEmail(tx, ports, readyEmail(person, settings))
  })
}

/** Writes downloads; the last failed attempt is said on the page. */
export const handleExports = handleJob(makeExport, async (ports, { payload, attempt, signal }) => {
  const { db, log } = ports
  const { key, user_id } = payload
  if ((await db.$count(accountExports, isWanted(payload))) === 0) return
  try {
    const bytes = await writeZip(ports, user_id, {
      key,
      signal,
      onProgress: async (done, total) => {
        await db.update(accountExports).set({ done, total }).where(isWanted(payload))
      },
    })
    if (bytes !== undefined) await finish(ports, payload, bytes)
    log.info('exports.ready', { user: user_id, bytes })
  } catch (cause) {
    if (attempt >= makeExport.attempts && !signal.aborted)
      await db.update(accountExports).set({ state: 'failed' }).where(isWanted(payload))
    throw cause
  }
})

/** Deletes, every hour, downloads whose days are over. */
export const handleExportSweep = handleJob(
  defineSweep({ name: 'sweep-exports', everySeconds: 3_600 }),
  async ({ db, blobs, clock }) => {
    const gone = await db
      .select({ userId: accountExports.userId, key: accountExports.key })
      .from(accountExports)
      .where(lt(accountExports.expiresAt, clock.now()))
    for (const { userId, key } of gone) {
      await blobs.delete(exportBlobKey(key))
      await db
        .delete(accountExports)
        .where(and(eq(accountExports.userId, userId), eq(accountExports.key, key)))
    }
  },
)
