import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Refusal } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { refusedTerm } from '../../base/terms/check-texts.ts'
import { boards } from '../boards/tables.ts'
import { notify } from '../notifications/notify.ts'
import { type Invited, type Inviting, invite } from './invite.ts'
import { inviteEmail } from './invite-email.ts'
import { hashOfInvite, inviteUrl } from './tokens.ts'

/** Max invite emails by one member. */
const emailLimit: AttemptLimit = { most: 200, windowMinutes: 24 * 60 }

/** Invite links by address, for the email and for the inviter to copy. */
export type LinkByEmail = ReadonlyMap<string, string>

/** Counts one email per address against the limit; refuses when it's used up. */
export async function takeInviteEmails(
  { ports, viewer }: MemberVisit,
  count: number,
): Promise<Refusal | undefined> {
  for (let taken = 0; taken < count; taken += 1) {
    const barred = await refuseBeyond(ports, `invite:${viewer.id}`, emailLimit)
    if (barred !== undefined) return barred
  }
  return undefined
}

async function inviteAndTell(tx: Tx, ports: Ports, inviting: Inviting): Promise<Invited> {
  const { boardId, inviterId } = inviting
  // A letter and a notification bring the board's name to people who never asked.
  const [board] = await tx.select({ name: boards.name }).from(boards).where(eq(boards.id, boardId))
  const unfit = await refusedTerm(tx, ports, { place: 'invite', texts: [board?.name ?? ''] })
  if (unfit !== undefined) return unfit
  const came = await invite(tx, inviting)
  if (!came.ok) return came
  for (const id of came.news)
    await notify(tx, ports, id, { kind: 'board-invite', actorId: inviterId, boardId })
  return came
}

/** Invites people to a board: notifies members and emails addresses. */
export async function sendInvites(
  { ports, viewer, language }: MemberVisit,
  asked: Pick<Inviting, 'boardId'> & {
    readonly userIds: readonly UserId[]
    readonly emails: readonly string[]
  },
): Promise<{ readonly invited: Invited; readonly links: LinkByEmail }> {
  const { db, tokens, clock, settings } = ports
  const byEmail = new Map(asked.emails.map((email) => [email, tokens.next()]))
  const hashes = [...byEmail].map(([email, token]) => [email, hashOfInvite(token)] as const)
  const inviting = { ...asked, inviterId: viewer.id, emails: new Map(hashes), now: clock.now() }
  const invited = await db.transaction((tx) => inviteAndTell(tx, ports, inviting))
  const links = new Map(
    [...byEmail].map(([email, token]) => [email, inviteUrl(settings.publicOrigin, token)]),
  )
  if (!invited.ok) return { invited, links }
  for (const email of invited.emailsToSend)
    await queueEmail(
      db,
      ports,
      inviteEmail({
        to: email,
        language,
        inviter: viewer.fullName,
        board: invited.board.name,
        url: links.get(email) ?? settings.publicOrigin,
        brand: settings.brand,
        days: limits.inviteDays,
      }),
    )
  return { invited, links }
}
