import { captchaChallenge } from '@tessera/contracts/calls/captcha'
import { answer, given } from '../../../calls/answer.ts'
import type { AttemptLimit } from '../rate-limits/attempts.ts'
import { networkOf } from '../rate-limits/network.ts'
import { refuseBeyond } from '../rate-limits/refuse-beyond.ts'

/** Limited because a captcha costs the server some work too. */
const fromAddress: AttemptLimit = { most: 120, windowMinutes: 15 }

const answerChallenge = answer(captchaChallenge, async ({ ports, address }) => {
  const barred = await refuseBeyond(ports, `captcha:${networkOf(address)}`, fromAddress)
  return barred ?? given(await ports.captchas.challenge())
})

/** Handlers of the calls about captchas. */
export const captchaCalls = [answerChallenge]
