import type { UserId } from '@tessera/contracts/ids'
import { defineTexts } from '@tessera/contracts/messages'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { type AccountEmail, queueAccountEmail } from '../../base/mail/account-email.ts'
import { type AttemptLimit, takeAttempt } from '../../base/rate-limits/attempts.ts'
import { users } from '../accounts/tables.ts'

const oneADay: AttemptLimit = { most: 1, windowMinutes: 24 * 60 }

const words = defineTexts({
  subject: 'Someone tried to log in to your {brand} account',
  happened:
    "Someone entered your password and then a wrong code five times. They didn't get in. If this wasn't you, choose a new password now.",
})

/** Says that somebody knew the password but failed the second factor. */
export const guessesNews =
  (brand: string): AccountEmail['say'] =>
  (language) => ({
    subject: words(language).subject({ brand }),
    happened: words(language).happened(),
  })

/** Emails a member that somebody knew their password but failed the second factor. */
export async function emailGuesses(ports: Ports, userId: UserId): Promise<void> {
  const { db, clock, settings } = ports
  if (!(await takeAttempt(db, `guesses-told:${userId}`, oneADay, clock.now()))) return
  const [person] = await db
    .select({ to: users.email, firstName: users.firstName, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId))
  if (person === undefined) return
  await queueAccountEmail(db, ports, {
    ...person,
    say: guessesNews(settings.brand),
  })
}
