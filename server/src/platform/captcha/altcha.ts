import { hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { Clock } from '../clock/port.ts'
import { answersAmong, type Captchas, type Spend } from './port.ts'

const goodForMilliseconds = 10 * 60_000

/** The difficulty of a puzzle: about a second of a phone's time. */
const work = { cost: 500, triesLeast: 500, triesMost: 2_000 } as const

const word = z.string().max(200)

/** The widget's answer, in base64. */
const Answer = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: word,
      nonce: word,
      salt: word,
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: word,
      keySignature: word,
      expiresAt: z.number(),
    }),
    signature: word,
  }),
  solution: z.object({ counter: z.number(), derivedKey: word }),
})

function read(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Derives two keys from one secret, so that a signature with one reveals nothing about the other.
 */
function keysOf(secret: string) {
  const key = (name: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `captcha ${name}`, 32)).toString('hex')
  return { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('answer') }
}

/** Our own captcha: a puzzle that costs computing time. It needs no other company and no key. */
export function altchaCaptchas(given: {
  /** Signs puzzles; the same on all instances. */
  readonly secret: string
  readonly clock: Clock
  readonly spend: Spend
}): Captchas {
  const keys = keysOf(given.secret)
  const isSolved = async (token: string): Promise<boolean> => {
    const { data: answer } = Answer.safeParse(read(token))
    if (answer === undefined) return false
    const { challenge, solution } = answer
    const until = new Date(challenge.parameters.expiresAt * 1_000)
    if (!(until > given.clock.now())) return false
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys })
    return verified && given.spend(`altcha ${challenge.parameters.nonce}`, until)
  }
  return {
    unseenKey: null,
    sources: { scripts: [], frames: [] },
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.triesLeast, work.triesMost),
        expiresAt: new Date(given.clock.now().getTime() + goodForMilliseconds),
        deriveKey,
        ...keys,
      })
      return { kind: 'altcha', challenge: { ...challenge } }
    },
    async solved(tokens) {
      const { v2, v3 } = answersAmong(tokens)
      const token = v2 ?? v3
      return token !== undefined && (await isSolved(token))
    },
  }
}
