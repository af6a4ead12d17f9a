import {
  emailExists,
  type SignUpRules,
  signUpRules,
  validateEmail,
} from '@tessera/contracts/calls/registration'
import { limits } from '@tessera/contracts/limits'
import { looksLikeEmail } from '@tessera/contracts/typed-text'
import { answer, given, refused } from '../../../calls/answer.ts'
import type { ProviderSettings } from '../../../provider-settings.ts'
import { countryOfVisit } from '../accounts/country-of-visit.ts'
import { isReachable } from '../accounts/email-rules.ts'
import { limitLookUp } from '../accounts/limits.ts'
import { needsStrongPassword } from '../accounts/needs-strong-password.ts'
import { passwordLeast, passwordRules } from '../accounts/password-rules.ts'
import { emailIsTaken } from '../accounts/store.ts'

const answerEmailExists = answer(emailExists, async (visit, { email }) => {
  if (!looksLikeEmail(email)) return refused('email-invalid')
  const barred = await limitLookUp(visit)
  if (barred !== undefined) return barred
  return given(await emailIsTaken(visit.ports.db, email))
})

// Not rate limited: it reveals nothing about accounts.
const answerValidateEmail = answer(validateEmail, async (_, { email }) =>
  given({ is_valid: isReachable(email) }),
)

const answerSignUpRules = answer(signUpRules, async (visit) => {
  const { brand, consentCountries, signUpUrl } = visit.ports.settings
  const strong = await needsStrongPassword(visit)
  const country = countryOfVisit(visit)
  return given({
    country,
    needs_consents: country !== null && consentCountries.includes(country),
    age_minimum: limits.ageMinimum,
    password_min: passwordLeast(strong),
    needs_strong_password: strong,
    password_rules: passwordRules(brand, strong, visit.language),
    recaptcha_site_key_v3: visit.ports.captchas.unseenKey,
    sign_up_url: signUpUrl,
    providers: providersFor(visit.ports.settings.providers, country),
  })
})

/** Returns which providers a visitor can log in with; LINE is for Japan only. */
const providersFor = (
  { google, facebook, line }: ProviderSettings,
  country: string | null,
): SignUpRules['providers'] => ({
  google: google !== null,
  facebook: facebook !== null,
  line: line !== null && country === 'JP',
})

/** Handlers of the calls that a sign-up form makes. */
export const lookUpCalls = [answerEmailExists, answerValidateEmail, answerSignUpRules]
