import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Refusal } from '../../calls/answer.ts'
import type { Ports } from '../../ports.ts'
import { postText } from '../mail/post.ts'
import type { Sql } from '../sql.ts'
import { randomCode } from './random-code.ts'
import { takeSending } from './send-budget.ts'
import { sentCodes } from './tables.ts'

/** The moment until which something made now is good. */
export const goodUntil = (now: Date): Date => new Date(now.getTime() + timings.codeMinutes * 60_000)

const macOf = ({ secrets }: Pick<Ports, 'secrets'>, subject: string, code: string): string =>
  secrets.mac(`sent code ${subject}`, code)

/**
 * Sends a code by message for a subject (a challenge, or setting up a telephone). It takes the place
 * of the one before, and counts in the budget.
 */
export async function sendCode(
  ports: Ports,
  given: { readonly subject: string; readonly budget: string; readonly phoneNumber: string },
): Promise<Refusal | null> {
  const { subject, budget, phoneNumber } = given
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
    const text = `${code} is your ${ports.settings.brand} code. It is good for ${timings.codeMinutes} minutes. Never tell it to anybody.`
    await postText(tx, ports, { to: phoneNumber, text })
    return null
  })
}

/** What a guess at a sent code comes to. */
export type Guess = 'right' | 'wrong' | 'gone'

/** Takes one try and looks whether the code is right. The try goes first, so that guesses at once count. */
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
  // Both are fingerprints with a key: how long comparing them takes tells nothing of the code.
  if (row.codeMac === macOf(ports, subject, code)) return 'right'
  return row.tries < limits.codeTries ? 'wrong' : 'gone'
}

/** Takes a code away, so that it is good once; false when somebody else was first. */
export async function spendSentCode(db: Sql, subject: string): Promise<boolean> {
  const gone = await db
    .delete(sentCodes)
    .where(eq(sentCodes.subject, subject))
    .returning({ subject: sentCodes.subject })
  return gone.length > 0
}
