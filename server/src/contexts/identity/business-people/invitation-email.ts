import type { Language } from '@tessera/contracts/language'
import { limits } from '@tessera/contracts/limits'
import { defineTexts } from '@tessera/contracts/messages'
import type { Email } from '../../../platform/mail/port.ts'
import { formatEmail } from '../../base/mail/format-email.ts'

const words = defineTexts({
  subject: '{inviter} invited you to work for {business} on {brand}',
  what: '{inviter} invited you to act for the business {business} on {brand}. You can accept or decline.',
  open: 'View the invitation',
  ending:
    "This link works once and expires in {days} days. If you don't know {business}, ignore this email.",
})

/** Builds the email that invites somebody to act for a business. */
export function invitationEmail(asked: {
  readonly to: string
  readonly language: Language
  readonly inviter: string
  readonly business: string
  readonly brand: string
  readonly url: string
}): Email {
  const { to, language, brand, inviter, business, url } = asked
  const say = words(language)
  return formatEmail({
    to,
    language,
    brand,
    subject: say.subject({ inviter, business, brand }),
    paragraphs: [say.what({ inviter, business, brand })],
    link: { label: say.open(), url },
    ending: say.ending({ business, days: limits.businessInviteDays }),
    kind: 'news',
  })
}
