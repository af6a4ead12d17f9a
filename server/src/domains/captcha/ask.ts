import { type Refusal, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { answersAmong, type CaptchaTokens } from '../../platform/captcha/port.ts'

/**
 * Asks for a captcha: undefined when a solved one came along, else why the call is not done. An
 * answer that came along is used up by this, so ask last.
 */
export async function askCaptcha(
  { ports, address }: Visit,
  tokens: CaptchaTokens,
): Promise<Refusal | undefined> {
  const { v2, v3 } = answersAmong(tokens)
  if (v2 === undefined && v3 === undefined) return refused('captcha-needed')
  if (await ports.captchas.solved(tokens)) return undefined
  ports.log.info('captcha.failed', { address })
  // One that judges unseen may judge wrongly; whoever it suspects may still solve one that is shown.
  return refused(v2 === undefined ? 'captcha-needed' : 'captcha-wrong')
}
