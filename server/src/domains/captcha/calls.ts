import { captchaChallenge } from '@tessera/contracts/calls/captcha'
import { answer, given, refused } from '../../calls/answer.ts'
import { type AttemptLimit, takeAttempt } from '../rate-limits/attempts.ts'
import { networkOf } from '../rate-limits/network.ts'

/** Making one costs us some work too. */
const fromAddress: AttemptLimit = { most: 120, windowMinutes: 15 }

const answerChallenge = answer(captchaChallenge, async ({ ports, address }) => {
  const { db, clock, captchas } = ports
  if (!(await takeAttempt(db, `captcha:${networkOf(address)}`, fromAddress, clock.now())))
    return refused('too-fast')
  return given(await captchas.challenge())
})

/** The calls about captchas. */
export const captchaCalls = [answerChallenge]
