import type { Configuration } from '../configuration.ts'
import { keyedSecrets } from '../platform/secrets/keyed.ts'
import type { Secrets } from '../platform/secrets/port.ts'
import { keptSecret } from './kept-secret.ts'

/** Creates the encryption: with the configured key, or with one in the data folder. */
export const secretsOf = (configuration: Configuration): Secrets =>
  keyedSecrets(configuration.SECRETS_KEY ?? keptSecret(configuration.DATA_DIR, 'secrets'))

/**
 * Returns what the operator should know about the key, one sentence each; production refuses these.
 */
export function deliveryNotices(configuration: Configuration): readonly string[] {
  const { DATABASE_URL, SECRETS_KEY, DATA_DIR } = configuration
  const notices: string[] = []
  if (DATABASE_URL !== undefined && SECRETS_KEY === undefined)
    notices.push(
      `SECRETS_KEY is not set, so encrypted data in the database needs the key in ${DATA_DIR}. Set it to the same value on all instances.`,
    )
  return notices
}
