import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { Visit } from '../../../calls/visit.ts'
import { hasBlockedEmail } from '../accounts/blocked-email.ts'
import { needsStrongPassword } from '../accounts/needs-strong-password.ts'
import { registrationFault } from '../accounts/rules.ts'
import { doorFault } from '../doors/admission.ts'
import { countryOf, type WithEmail } from './new-account.ts'

/** Returns the first rule that a sign-up breaks here and now, except whether the email is taken. */
export async function signUpFault(
  visit: Visit,
  wanted: WithEmail,
  { isProven }: { readonly isProven: boolean },
): Promise<ErrorCode | undefined> {
  const { clock, settings } = visit.ports
  const country = countryOf(visit, wanted)
  if (hasBlockedEmail(wanted, settings)) return 'email-invalid'
  const closed = await doorFault(visit.ports.db, visit, { email: wanted.email, isProven })
  if (closed !== undefined) return closed
  return registrationFault(wanted, {
    brand: settings.brand,
    strong: await needsStrongPassword(visit),
    needsConsents: country !== null && settings.consentCountries.includes(country),
    now: clock.now(),
  })
}
