import { timings } from '@tessera/contracts/timings'
import type { Visit } from '../../../calls/visit.ts'
import { and, eq, gt, isNull, or } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Sql } from '../../base/sql.ts'
import { countryOfVisit } from '../accounts/country-of-visit.ts'
import { numbersToCompare } from './rules.ts'
import { type QrOutcome, qrLogIns } from './tables.ts'

/** The cookie of a browser that waits for a phone. Its secret is never in the QR code. */
export const qrCookie = '__Host-qr-log-in'

/** Hashes the secret of a browser's cookie. */
export const hashOfBrowser = (secret: string): string => sha256OfText(`qr browser ${secret}`)

const hashOfCode = (code: string): string => sha256OfText(`qr code ${code}`)

/** Of 2^32 values, a remainder below a hundred is biased by less than one in ten million. */
function randomBelow(end: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value % end
}

/** Starts a request with two new secrets, and ends the browser's previous one. */
export async function startRequest(visit: Visit): Promise<string> {
  const { db, tokens, clock } = visit.ports
  const [browser, code] = [tokens.next(), tokens.next()]
  const before = visit.cookie(qrCookie)
  const createdAt = clock.now()
  const { number, numbers } = numbersToCompare(randomBelow)
  await db.transaction(async (tx) => {
    if (before !== null)
      await tx.delete(qrLogIns).where(eq(qrLogIns.browserHash, hashOfBrowser(before)))
    await tx.insert(qrLogIns).values({
      browserHash: hashOfBrowser(browser),
      codeHash: hashOfCode(code),
      number,
      numbers: [...numbers],
      userAgent: visit.userAgent,
      country: countryOfVisit(visit),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + timings.qrLogInSeconds * 1_000),
    })
  })
  visit.setCookie({ name: qrCookie, value: browser, maxAgeSeconds: timings.qrLogInSeconds })
  return code
}

/** Loads the request of this browser, while it is valid. */
export async function requestOfBrowser({ ports, cookie }: Visit) {
  const secret = cookie(qrCookie)
  if (secret === null) return undefined
  const browserHash = hashOfBrowser(secret)
  const [row] = await ports.db
    .select()
    .from(qrLogIns)
    .where(and(eq(qrLogIns.browserHash, browserHash), gt(qrLogIns.expiresAt, ports.clock.now())))
  return row
}

/** Finds an unanswered request and binds it to the session that opens it first. */
export async function openRequest(
  db: Sql,
  {
    code,
    sessionId,
    now,
  }: { readonly code: string; readonly sessionId: string; readonly now: Date },
) {
  const [row] = await db
    .update(qrLogIns)
    .set({ sessionId })
    .where(
      and(
        eq(qrLogIns.codeHash, hashOfCode(code)),
        isNull(qrLogIns.outcome),
        gt(qrLogIns.expiresAt, now),
        or(isNull(qrLogIns.sessionId), eq(qrLogIns.sessionId, sessionId)),
      ),
    )
    .returning()
  return row
}

/**
 * Ends a request that this session opened; the number decides about an approval. One statement, so
 * that only one of several answers counts. Undefined when there is nothing to answer.
 */
export async function endRequest(
  db: Sql,
  answered: {
    readonly code: string
    readonly sessionId: string
    readonly now: Date
    /** The chosen number; null to refuse. */
    readonly number: number | null
  },
): Promise<QrOutcome | undefined> {
  const { code, sessionId, now, number } = answered
  const open = and(
    eq(qrLogIns.codeHash, hashOfCode(code)),
    eq(qrLogIns.sessionId, sessionId),
    isNull(qrLogIns.outcome),
    gt(qrLogIns.expiresAt, now),
  )
  const end = async (outcome: QrOutcome, which = open) =>
    (await db.update(qrLogIns).set({ outcome }).where(which).returning()).length > 0
  if (number !== null && (await end('approved', and(open, eq(qrLogIns.number, number)))))
    return 'approved'
  return (await end('refused')) ? 'refused' : undefined
}
