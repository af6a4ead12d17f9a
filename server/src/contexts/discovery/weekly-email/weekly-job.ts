import { UserId } from '@tessera/contracts/ids'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { languageOf } from '../../../languages/language-of.ts'
import { and, eq, isNotNull, isNull, lt, lte, or, sql } from '../../../platform/database/sql.ts'
import { defineJob, defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../ports.ts'
import type { Settings } from '../../../settings.ts'
import { handleJob } from '../../base/handle-job.ts'
import { formatEmail } from '../../base/mail/format-email.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { media } from '../../base/media/tables.ts'
import { accountColumns, users } from '../../identity/index.ts'
import { unsubscribeUrl, wantsWeekly, weeklyEmails } from '../../pins/index.ts'
import { isWorthIt, type Week, weekLinks, weekOf, weekText } from './weekly-content.ts'
import { nextWeeklyAt } from './weekly-slot.ts'

/** Members per transaction. */
const together = 100

/** A new member's first email comes after this time, when there's something to tell. */
const settling = 3 * 86_400_000

const sendWeekly = defineJob({
  name: 'send-weekly-email',
  payload: z.strictObject({ user_id: UserId, due: z.string() }),
})

/** Members who can get the weekly email and want it. */
const reachable = and(eq(users.state, 'active'), isNotNull(users.emailVerifiedAt), wantsWeekly)

/** Plans the first email of members who have none planned; returns their number. */
async function planSome({ db, clock }: Ports): Promise<number> {
  const people = await db
    .select({ id: users.id, country: users.country })
    .from(users)
    .leftJoin(weeklyEmails, eq(weeklyEmails.userId, users.id))
    .where(and(reachable, isNull(weeklyEmails.dueAt)))
    .limit(together)
  const from = new Date(clock.now().getTime() + settling)
  if (people.length > 0)
    await db
      .insert(weeklyEmails)
      .values(people.map((person) => ({ userId: person.id, dueAt: nextWeeklyAt(person, from) })))
      .onConflictDoUpdate({
        target: weeklyEmails.userId,
        set: { dueAt: sql`coalesce(${weeklyEmails.dueAt}, excluded.due_at)` },
      })
  return people.length
}

/** Takes members whose email is due, plans their next one, and queues this one; returns their number. */
const takeSome = (ports: Ports): Promise<number> =>
  ports.db.transaction(async (tx) => {
    const now = ports.clock.now()
    const due = await tx
      .select({ userId: weeklyEmails.userId, dueAt: weeklyEmails.dueAt })
      .from(weeklyEmails)
      .where(lte(weeklyEmails.dueAt, now))
      .orderBy(weeklyEmails.dueAt)
      .limit(together)
      .for('update', { skipLocked: true })
    for (const { userId, dueAt } of due) {
      const [person] = await tx
        .select({ id: users.id, country: users.country })
        .from(users)
        .where(eq(users.id, userId))
      if (person === undefined || dueAt === null) continue
      const mine = eq(weeklyEmails.userId, userId)
      await tx
        .update(weeklyEmails)
        .set({ dueAt: nextWeeklyAt(person, now) })
        .where(mine)
      await ports.jobs.enqueue(tx, sendWeekly, { user_id: userId, due: dueAt.toISOString() })
    }
    return due.length
  })

/** Plans and queues weekly emails every hour; a member is taken by one instance only. */
export const handleWeeklySweep = handleJob(
  defineSweep({ name: 'sweep-weekly-emails', everySeconds: 3_600 }),
  async (ports, { signal }) => {
    while ((await planSome(ports)) === together) signal.throwIfAborted()
    while ((await takeSome(ports)) === together) signal.throwIfAborted()
  },
)

async function recipientOf({ db }: Ports, userId: UserId) {
  const [person] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .leftJoin(weeklyEmails, eq(weeklyEmails.userId, users.id))
    .where(and(eq(users.id, userId), reachable))
  return person
}

const words = defineTexts({
  subject: 'Your week on {brand}',
  open: 'Open {brand}',
  ending: 'We send this once a week, when there is something new for you.',
})

/** Builds the email of a member's week. */
export function weeklyEmail(
  week: Week,
  person: { readonly email: string; readonly firstName: string; readonly locale: string | null },
  given: {
    readonly settings: Pick<Settings, 'brand' | 'publicOrigin'>
    readonly unsubscribeUrl: string
  },
): Email {
  const { brand, publicOrigin } = given.settings
  const language = languageOf(person.locale)
  const say = words(language)
  return formatEmail({
    to: person.email,
    brand,
    language,
    subject: say.subject({ brand }),
    name: person.firstName,
    paragraphs: weekText(week, language),
    items: weekLinks(week, publicOrigin),
    link: { label: say.open({ brand }), url: `${publicOrigin}${paths.home.to()}` },
    ending: say.ending(),
    unsubscribeUrl: given.unsubscribeUrl,
  })
}

/** Emails a member their week, if it's worth it. */
export const handleWeeklyEmail = handleJob(sendWeekly, async (ports, { payload }) => {
  const { db, settings } = ports
  const person = await recipientOf(ports, payload.user_id)
  if (person === undefined) return
  const week = await weekOf(ports, person.id)
  if (!isWorthIt(week)) return
  const email = weeklyEmail(week, person, {
    settings,
    unsubscribeUrl: unsubscribeUrl(ports, { user: person.id, topic: 'weekly' }),
  })
  const due = new Date(payload.due)
  await db.transaction(async (tx) => {
    // A job may run twice: the first run notes it, in the transaction that queues the email.
    const noted = await tx
      .update(weeklyEmails)
      .set({ sentFor: due })
      .where(
        and(
          eq(weeklyEmails.userId, person.id),
          or(isNull(weeklyEmails.sentFor), lt(weeklyEmails.sentFor, due)),
        ),
      )
      .returning({ userId: weeklyEmails.userId })
    if (noted.length > 0) await queueEmail(tx, ports, email)
  })
})
