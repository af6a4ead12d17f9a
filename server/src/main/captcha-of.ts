import type { Configuration } from '../configuration.ts'
import { spendIn } from '../contexts/base/captcha/spend.ts'
import { publicOriginOf } from '../origins-of.ts'
import { altchaCaptchas } from '../platform/captcha/altcha.ts'
import type { Captchas } from '../platform/captcha/port.ts'
import { recaptchaCaptchas } from '../platform/captcha/recaptcha.ts'
import type { Clock } from '../platform/clock/port.ts'
import type { Db } from '../platform/database/port.ts'
import type { Log } from '../platform/log/port.ts'
import { keptSecret } from './kept-secret.ts'

const keysOf = (siteKey: string | undefined, secret: string | undefined) =>
  siteKey === undefined || secret === undefined ? null : { siteKey, secret }

/** Returns the configured captcha: our own, unless reCAPTCHA's keys are set. */
export function captchaOf(
  configuration: Configuration,
  given: {
    readonly db: Db
    readonly clock: Clock
    readonly log: Log
    readonly port: number
  },
): Captchas {
  const { clock, log } = given
  const spend = spendIn(given.db)
  const v2 = keysOf(configuration.RECAPTCHA_V2_SITE_KEY, configuration.RECAPTCHA_V2_SECRET)
  if (v2 === null) {
    const secret = configuration.CAPTCHA_SECRET ?? keptSecret(configuration.DATA_DIR, 'captcha')
    return altchaCaptchas({ secret, clock, spend })
  }
  const v3 = keysOf(configuration.RECAPTCHA_V3_SITE_KEY, configuration.RECAPTCHA_V3_SECRET)
  const host = new URL(publicOriginOf(configuration, given.port)).hostname
  return recaptchaCaptchas({ v2, v3, host, clock, log, spend })
}
