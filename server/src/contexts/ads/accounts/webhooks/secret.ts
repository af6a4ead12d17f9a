import type { Secrets } from '../../../../platform/secrets/port.ts'
import type { WebhookRecord } from './tables.ts'

/** The beginning of each secret, by which people and scanners of code recognize it. */
const prefix = 'whsec_'
const endingLength = 4

const purposeOf = (id: string) => `webhook ${id}`

/** Makes the secret of an endpoint, as it is shown once and as it is kept. */
export function newSecret(
  { secrets, tokens }: { readonly secrets: Secrets; readonly tokens: { next(): string } },
  id: string,
) {
  const secret = prefix + tokens.next()
  return {
    secret,
    kept: { secret: secrets.seal(purposeOf(id), secret), ending: secret.slice(-endingLength) },
  }
}

/** Returns the secrets that sign at a moment: the present one, and the former one during a rotation. */
export function openSecrets(secrets: Secrets, webhook: WebhookRecord, now: Date): string[] {
  const { id, secret, formerSecret, formerUntil } = webhook
  const former = formerUntil !== null && formerUntil > now ? formerSecret : null
  return [secret, former].flatMap((sealed) =>
    sealed === null ? [] : (secrets.open(purposeOf(id), sealed) ?? []),
  )
}
