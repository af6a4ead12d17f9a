import { looksLikeEmail } from '@tessera/contracts/typed-text'
import { type Answer, given } from '../../../../calls/answer.ts'
import type { Visit } from '../../../../calls/visit.ts'
import type { FacebookPerson } from '../../../../platform/facebook/port.ts'
import type { ProvenIdentity } from '../proven-identity.ts'
import { proveFacebook } from './prove-facebook.ts'

/** Facebook has no OpenID issuer; its people are kept under its own address. */
const facebookIssuer = 'https://www.facebook.com'

const nameOf = ({ name, firstName, lastName }: FacebookPerson): string | null =>
  name ?? ([firstName, lastName].filter((part) => part !== null).join(' ') || null)

/** Returns the identity of a person at Facebook, which does not say whether an email is verified. */
export function facebookIdentity(person: FacebookPerson): ProvenIdentity {
  const email = person.email?.trim().toLowerCase() ?? ''
  return {
    provider: 'facebook',
    issuer: facebookIssuer,
    subject: person.id,
    companyId: null,
    email: looksLikeEmail(email) ? email : null,
    emailVerified: false,
    fullName: nameOf(person)?.slice(0, 200) ?? null,
    picture: person.picture,
  }
}

/** Verifies a token of Facebook, and that it belongs to the id beside it. */
export async function facebookProof(
  visit: Visit,
  shown: { readonly facebook_id: string; readonly facebook_token: string },
): Promise<Answer<ProvenIdentity>> {
  const proven = await proveFacebook(visit, { id: shown.facebook_id, token: shown.facebook_token })
  return proven.ok ? given(facebookIdentity(proven.data)) : proven
}
