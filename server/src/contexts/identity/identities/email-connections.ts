import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import { defineTexts } from '@tessera/contracts/messages'
import type { Account } from '../../../calls/account.ts'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { type AccountEmail, queueAccountEmail } from '../../base/mail/account-email.ts'
import type { ProvenIdentity } from './proven-identity.ts'

/** The names of the providers, which are the same in every language. */
const providerNames = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
  sso: 'single sign-on',
} as const satisfies Readonly<Record<IdentityProvider, string>>

const words = defineTexts({
  subject: '{provider} was connected to your {brand} account',
  happened: 'You can now log in with {provider} ({who}).',
  unnamed: 'an account without an email address',
  goneSubject: '{provider} was disconnected from your {brand} account',
  gone: 'You can no longer log in with {provider}.',
})

/** Says that an identity was connected. */
export const connectedNews =
  (proven: Pick<ProvenIdentity, 'provider' | 'email'>, brand: string): AccountEmail['say'] =>
  (language) => {
    const say = words(language)
    const provider = providerNames[proven.provider]
    const who = proven.email ?? say.unnamed()
    return { subject: say.subject({ provider, brand }), happened: say.happened({ provider, who }) }
  }

/** Says that an identity was disconnected. */
export const disconnectedNews =
  (of: IdentityProvider, brand: string): AccountEmail['say'] =>
  (language) => {
    const say = words(language)
    const provider = providerNames[of]
    return { subject: say.goneSubject({ provider, brand }), happened: say.gone({ provider }) }
  }

/** Emails a member that an identity was connected, so that they learn of it whoever did it. */
export async function emailConnected(
  tx: Tx,
  ports: Ports,
  { account, proven }: { readonly account: Account; readonly proven: ProvenIdentity },
): Promise<void> {
  const { brand } = ports.settings
  await queueAccountEmail(tx, ports, {
    to: account.email,
    firstName: account.firstName,
    locale: account.locale,
    say: connectedNews(proven, brand),
  })
}

/** Emails a member that an identity was disconnected. */
export async function emailDisconnected(
  tx: Tx,
  ports: Ports,
  given: { readonly account: Account; readonly provider: IdentityProvider },
): Promise<void> {
  const { account } = given
  const { brand } = ports.settings
  await queueAccountEmail(tx, ports, {
    to: account.email,
    firstName: account.firstName,
    locale: account.locale,
    say: disconnectedNews(given.provider, brand),
  })
}
