import { fetch } from 'undici'
import { rootCause } from '../../platform/log/root-cause.ts'
import { findings } from '../findings.ts'
import type { DoctorCheck } from './patient.ts'

const { well, fault } = findings('sms')

/** Checks that the webhook of text messages answers, without sending one. */
export const checkSms: DoctorCheck = async ({ configuration: { SMS_WEBHOOK_URL: url } }) => {
  if (url === undefined) return []
  const { host } = new URL(url)
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    return status === 404 || status >= 500
      ? [
          fault(
            `The webhook of text messages at ${host} answers with ${status}.`,
            'Correct SMS_WEBHOOK_URL.',
          ),
        ]
      : [well(`The webhook of text messages at ${host} answers; no text was sent.`)]
  } catch (cause) {
    return [
      fault(
        `The webhook of text messages at ${host} cannot be reached (${rootCause(cause)}).`,
        'Correct SMS_WEBHOOK_URL, or open the way to it.',
      ),
    ]
  }
}
