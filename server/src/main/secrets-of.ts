import type { Configuration } from '../configuration.ts'
import { keyedSecrets } from '../platform/secrets/keyed.ts'
import type { Secrets } from '../platform/secrets/port.ts'
import { keptSecret } from './kept-secret.ts'

/** What keeps secrets: the configured key, or one that lies in the data folder. */
export const secretsOf = (configuration: Configuration): Secrets =>
  keyedSecrets(configuration.SECRETS_KEY ?? keptSecret(configuration.DATA_DIR, 'secrets'))

/** What whoever starts the service ought to know of the key, a sentence each; production refuses it. */
export function deliveryNotices(configuration: Configuration): readonly string[] {
  const { DATABASE_URL, SECRETS_KEY, DATA_DIR } = configuration
  const notices: string[] = []
  if (DATABASE_URL !== undefined && SECRETS_KEY === undefined)
    notices.push(
      `SECRETS_KEY is not set, so what is sealed in the database needs the key in ${DATA_DIR}; set it, alike on all instances.`,
    )
  return notices
}
