import { sentAnswers } from '../fields/business-questions.tsx'
import { birthdaySeconds } from '../flow/check-birthday.ts'
import type { Busy } from '../flow/states.ts'
import { type Circumstances, captchaOf } from './circumstances.ts'

function consentsOf({ agreed }: Busy) {
  if (agreed === null) return {}
  const { optionalMarketingConsent, ...required } = agreed
  return {
    kr_privacy_consent_opt_in: Object.values(required).every(Boolean),
    marketing_notifs_opt_out: !optionalMarketingConsent,
  }
}

/** Returns what proves a sign-up: an email and a password, or a provider. */
function proofOf({ draft, connecting, proof: sso }: Busy) {
  const { email, password } = draft
  if (sso !== null)
    return { type: 'sso', sso_user_email: sso.email, sso_auth_code: sso.code } as const
  if (connecting === null) return { type: 'email', email, password } as const
  const { type, ticket } = connecting
  const proof = { type, connect_ticket: ticket, email_source_site: connecting.provider }
  return connecting.email === null ? { ...proof, email } : proof
}

const businessOf = ({ draft }: Busy) => ({
  account_type: 'business' as const,
  business_name: draft.businessName,
  business_answers: sentAnswers(draft),
})

/** Returns what a sign-up sends. */
export function registration(busy: Busy, circumstances: Circumstances) {
  const { birthday } = busy.draft
  const { source, inviterId, container, page, country } = circumstances
  const seconds = birthdaySeconds(birthday)
  return {
    ...proofOf(busy),
    container,
    page,
    signup_source: source,
    ...captchaOf(busy, circumstances),
    ...consentsOf(busy),
    ...(seconds === undefined ? {} : { birthday: seconds }),
    ...(country === null ? {} : { country }),
    ...(inviterId === undefined ? {} : { inviter_id: inviterId }),
    ...(busy.business ? businessOf(busy) : {}),
  }
}
