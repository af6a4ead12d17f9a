import * as z from 'zod'
import type { Clock } from '../clock/port.ts'
import type { Log } from '../log/port.ts'
import { answersAmong, type Captchas, type Spend } from './port.ts'

/** Google's two keys of a site. */
export interface RecaptchaKeys {
  readonly siteKey: string
  readonly secret: string
}

const google = 'https://www.google.com/recaptcha/api/siteverify'
const waitMilliseconds = 5_000
/** Google accepts an answer for two minutes; we remember it a little longer. */
const goodForMilliseconds = 5 * 60_000
/** From 0 for a program to 1 for a person; the value that Google recommends. */
const scoreLeast = 0.5

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
})

/** Google's reCAPTCHA: v2, which asks people, and v3, which scores without asking. */
export function recaptchaCaptchas(given: {
  readonly v2: RecaptchaKeys
  readonly v3: RecaptchaKeys | null
  /** The host that the answer must come from. */
  readonly host: string
  readonly clock: Clock
  readonly log: Log
  readonly spend: Spend
  /** The verification URL; Google's own by default. */
  readonly verifyAt?: string
}): Captchas {
  const { v2, v3, clock, log } = given
  const verdictOn = async (token: string, secret: string) => {
    try {
      const response = await fetch(given.verifyAt ?? google, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(waitMilliseconds),
      })
      return Verdict.parse(await response.json())
    } catch (cause) {
      log.warn('captcha.unreachable', { cause: String(cause) })
      return undefined
    }
  }
  const isSolved = async (token: string, { secret }: RecaptchaKeys): Promise<boolean> => {
    const verdict = await verdictOn(token, secret)
    if (!verdict?.success || verdict.hostname !== given.host) return false
    if ((verdict.score ?? 1) < scoreLeast) return false
    return given.spend(`recaptcha ${token}`, new Date(clock.now().getTime() + goodForMilliseconds))
  }
  return {
    unseenKey: v3?.siteKey ?? null,
    sources: {
      scripts: ['https://www.google.com', 'https://www.gstatic.com'],
      frames: ['https://www.google.com', 'https://recaptcha.google.com'],
    },
    challenge: async () => ({
      kind: 'recaptcha',
      site_key_v2: v2.siteKey,
      site_key_v3: v3?.siteKey ?? null,
    }),
    async solved(tokens) {
      const answers = answersAmong(tokens)
      if (answers.v2 !== undefined) return isSolved(answers.v2, v2)
      return answers.v3 !== undefined && v3 !== null && (await isSolved(answers.v3, v3))
    },
  }
}
