import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import type { Visit } from '../../../calls/visit.ts'
import { and, eq, gt } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import { type PasskeyStep, passkeyChallenges } from './tables.ts'

/** The cookie that ties challenges to a browser. It gives no access by itself. */
export const passkeyCookie = '__Host-passkey'

const hashOf = (challenge: string, browser: string): string =>
  sha256OfText(`${browser} ${challenge}`)

/** Makes a challenge that a passkey has to sign in this browser, once, within five minutes. */
export async function makeChallenge(
  visit: Visit,
  made: {
    readonly step: PasskeyStep
    readonly userId: UserId | null
    readonly userHandle?: string
  },
): Promise<string> {
  const { db, tokens, clock } = visit.ports
  const [challenge, browser] = [tokens.next(), visit.cookie(passkeyCookie) ?? tokens.next()]
  const seconds = timings.passkeyMinutes * 60
  await db.insert(passkeyChallenges).values({
    hash: hashOf(challenge, browser),
    ...made,
    expiresAt: new Date(clock.now().getTime() + seconds * 1_000),
  })
  visit.setCookie({ name: passkeyCookie, value: browser, maxAgeSeconds: seconds })
  return challenge
}

const ClientData = z.object({ challenge: z.string(), crossOrigin: z.optional(z.boolean()) })

/** Reads the challenge out of what the browser signed; undefined when a frame of another site asked. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const { challenge, crossOrigin } = z.parse(ClientData, data)
    return crossOrigin === true ? undefined : challenge
  } catch {
    return undefined
  }
}

/** Uses up a challenge of this browser and step; undefined when it is none, used or expired. */
export async function takeChallenge(visit: Visit, challenge: string, step: PasskeyStep) {
  const browser = visit.cookie(passkeyCookie)
  if (browser === null) return undefined
  const { db, clock } = visit.ports
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashOf(challenge, browser)),
        eq(passkeyChallenges.step, step),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ userId: passkeyChallenges.userId, userHandle: passkeyChallenges.userHandle })
  return taken
}
