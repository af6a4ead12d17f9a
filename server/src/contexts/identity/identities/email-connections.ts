import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import { defineTexts } from '@tessera/contracts/messages'
import type { Account } from '../../../calls/account.ts'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { queueAccountEmail } from '../../base/mail/account-email.ts'
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

/** Emails a member that an identity was connected, so that they learn of it whoever did it. */
export async function emailConnected(
  tx: Tx,
  ports: Ports,
  { account, proven }: { readonly account: Account; readonly proven: ProvenIdentity },
): Promise<void> {
  const { brand } = ports.settings
  const provider = providerNames[proven.provider]
  await queueAccountEmail(tx, ports, {
    to: account.email,
    firstName: account.firstName,
    locale: account.locale,
    say: (language) => {
      const say = words(language)
      const who = proven.email ?? say.unnamed()
      return {
        subject: say.subject({ provider, brand }),
        happened: say.happened({ provider, who }),
      }
    },
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
  const provider = providerNames[given.provider]
  await queueAccountEmail(tx, ports, {
    to: account.email,
    firstName: account.firstName,
    locale: account.locale,
    say: (language) => {
      const say = words(language)
      return { subject: say.goneSubject({ provider, brand }), happened: say.gone({ provider }) }
    },
  })
}
