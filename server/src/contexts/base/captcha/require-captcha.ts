import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { answersAmong, type CaptchaTokens } from '../../../platform/captcha/port.ts'

/**
 * Requires a captcha: returns undefined when the call carries a solved one, else the refusal.
 * Uses up the captcha, so call this after all other checks.
 */
export async function requireCaptcha(
  { ports, address }: Visit,
  tokens: CaptchaTokens,
): Promise<Refusal | undefined> {
  const { v2, v3 } = answersAmong(tokens)
  if (v2 === undefined && v3 === undefined) return refused('captcha-needed')
  if (await ports.captchas.solved(tokens)) return undefined
  ports.log.info('captcha.failed', { address })
  // An invisible captcha can be wrong; a visible one gives a suspected person another chance.
  return refused(v2 === undefined ? 'captcha-needed' : 'captcha-wrong')
}
