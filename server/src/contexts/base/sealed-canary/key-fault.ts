import { and, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { sealedCanary } from './tables.ts'

const id = 1
const nameLength = 8
const purpose = 'sealed-canary'

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
  const state = await keyState(db, secrets)
  return state.is === 'another'
    ? `SECRETS_KEY is not the key that this database was sealed with; ${state.fix}`
    : undefined
}

/** Returns whether a key is that of a database, which may be unsealed. */
export async function keyState(
  db: Ports['db'],
  secrets: Ports['secrets'],
): Promise<{ readonly is: 'unsealed' | 'own' } | { readonly is: 'another'; readonly fix: string }> {
  const [kept] = await db.select().from(sealedCanary).where(eq(sealedCanary.id, id))
  if (kept === undefined) return { is: 'unsealed' }
  if (secrets.open(purpose, kept.sealed) === kept.name) return { is: 'own' }
  return {
    is: 'another',
    fix: `set that one, or put back secrets.secret in DATA_DIR where SECRETS_KEY was not set. If the key is lost, start once with SECRETS_LOST=${kept.name}: authenticators, recovery codes, secrets of companies and webhooks, and emails that wait then no longer work.`,
  }
}
