import { and, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { sealedCanary } from './tables.ts'

const id = 1
const nameLength = 8
const purpose = 'sealed-canary'

/** Returns what a database keeps that its key opens, when this key does not; undefined with the right one. */
export async function unopened({ db, secrets }: Pick<Ports, 'db' | 'secrets'>) {
  const [kept] = await db.select().from(sealedCanary).where(eq(sealedCanary.id, id))
  return kept === undefined || secrets.open(purpose, kept.sealed) === kept.name ? undefined : kept
}

/**
 * Returns why a service must not start with its key, in a sentence with the fix; undefined when the key is
 * that of the database. The first start seals the canary. `lost` names a key that its operator gives up.
 */
export async function keyFault(
  ports: Pick<Ports, 'clock' | 'db' | 'keys' | 'secrets'>,
  lost: string | undefined,
): Promise<string | undefined> {
  const { db, secrets } = ports
  const name = ports.keys.next().slice(0, nameLength)
  const own = { name, sealed: secrets.seal(purpose, name), createdAt: ports.clock.now() }
  await db
    .insert(sealedCanary)
    .values({ id, ...own })
    .onConflictDoNothing()
  if (lost !== undefined)
    await db
      .update(sealedCanary)
      .set(own)
      .where(and(eq(sealedCanary.id, id), eq(sealedCanary.name, lost)))
  const kept = await unopened(ports)
  if (kept === undefined) return undefined
  return `SECRETS_KEY is not the key that this database was sealed with; set that one, or put back secrets.secret in DATA_DIR where SECRETS_KEY was not set. If the key is lost, start once with SECRETS_LOST=${kept.name}: authenticators, recovery codes, secrets of companies and webhooks, and emails that wait then no longer work.`
}
