import type { Language } from '@tessera/contracts/language'
import { limits } from '@tessera/contracts/limits'
import { defineTexts } from '@tessera/contracts/messages'
import { timings } from '@tessera/contracts/timings'
import type { Refusal } from '../../../calls/answer.ts'
import { and, eq, gt, lt, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { queueText } from '../../base/mail/queue-email.ts'
import type { Sql } from '../../base/sql.ts'
import { randomCode } from './random-code.ts'
import { takeSending } from './send-budget.ts'
import { sentCodes } from './tables.ts'

const words = defineTexts({
  code: "{code} is your {brand} code. It expires in {minutes} minutes. Don't share it with anyone.",
})

/** Returns when a code or challenge created now expires. */
export const goodUntil = (now: Date): Date => new Date(now.getTime() + timings.codeMinutes * 60_000)

const macOf = ({ secrets }: Pick<Ports, 'secrets'>, subject: string, code: string): string =>
  secrets.mac(`sent code ${subject}`, code)

/**
 * Sends a code by text message for a subject (a challenge, or setting up a phone). Replaces the
 * previous code and counts against the limits.
 */
export async function sendCode(
  ports: Ports,
  given: {
    readonly subject: string
    readonly budget: string
    readonly phoneNumber: string
    readonly language: Language
  },
): Promise<Refusal | null> {
  const { subject, budget, phoneNumber, language } = given
  const now = ports.clock.now()
  return ports.db.transaction(async (tx) => {
    const refusal = await takeSending(tx, budget, now)
    if (refusal !== null) return refusal
    const code = randomCode()
    const row = { codeMac: macOf(ports, subject, code), tries: 0, expiresAt: goodUntil(now) }
    await tx
      .insert(sentCodes)
      .values({ subject, ...row })
      .onConflictDoUpdate({ target: sentCodes.subject, set: row })
    const minutes = timings.codeMinutes
    const text = words(language).code({ code, brand: ports.settings.brand, minutes })
    await queueText(tx, ports, { to: phoneNumber, text })
    return null
  })
}

/** The result of a guess. */
export type Guess = 'right' | 'wrong' | 'gone'

/** Counts a try, then checks the sent code. Counting first makes concurrent guesses count. */
export async function guessSentCode(
  ports: Pick<Ports, 'db' | 'secrets' | 'clock'>,
  subject: string,
  code: string,
): Promise<Guess> {
  const [row] = await ports.db
    .update(sentCodes)
    .set({ tries: sql`${sentCodes.tries} + 1` })
    .where(
      and(
        eq(sentCodes.subject, subject),
        lt(sentCodes.tries, limits.codeTries),
        gt(sentCodes.expiresAt, ports.clock.now()),
      ),
    )
    .returning({ codeMac: sentCodes.codeMac, tries: sentCodes.tries })
  if (row === undefined) return 'gone'
  // Both are keyed hashes, so comparison time reveals nothing about the code.
  if (row.codeMac === macOf(ports, subject, code)) return 'right'
  return row.tries < limits.codeTries ? 'wrong' : 'gone'
}

/** Deletes a used code, so that it works once; false when it was used already. */
export async function spendSentCode(db: Sql, subject: string): Promise<boolean> {
  const gone = await db
    .delete(sentCodes)
    .where(eq(sentCodes.subject, subject))
    .returning({ subject: sentCodes.subject })
  return gone.length > 0
}
