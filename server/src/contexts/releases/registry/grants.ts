import type { AddressGrant } from '@tessera/contracts/releases/address-grant'
import { productAddresses } from '@tessera/contracts/releases/gate/product-addresses'
import type { ReleaseWorld } from '@tessera/contracts/releases/gate/world'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { RegistryReader } from './store.ts'
import { moduleGrants } from './tables.ts'

/** The name under which the grants of the registry file are kept. */
const fileName = 'registry file'

/** A grant in the registry: by whom, and when. */
export type KeptGrant = typeof moduleGrants.$inferSelect

/** Lists the grants in the registry. */
export const keptGrants = (db: RegistryReader): Promise<KeptGrant[]> =>
  db.select().from(moduleGrants)

/** Lists all grants: those in the registry, and the product's own. */
export const allGrants = async (db: RegistryReader): Promise<ReleaseWorld['grants']> => [
  ...productAddresses,
  ...(await keptGrants(db)),
]

/** Grants a start of addresses to a module. */
export async function grantAddress(
  db: Pick<Sql, 'insert'>,
  { module, start, by, at }: AddressGrant & { readonly by: string; readonly at: Date },
): Promise<void> {
  await db.insert(moduleGrants).values({ module, start, grantedBy: by, at }).onConflictDoNothing()
}

/** Ends a grant, for builds to come; false when there is none. */
export async function endGrant(
  db: Pick<Sql, 'delete'>,
  { module, start }: AddressGrant,
): Promise<boolean> {
  const here = and(eq(moduleGrants.module, module), eq(moduleGrants.start, start))
  return (await db.delete(moduleGrants).where(here).returning()).length > 0
}

/** Makes the grants of the registry file those in the registry that came by a file; false when they are already. */
export async function keepFileGrants(
  db: Tx,
  grants: readonly AddressGrant[],
  at: Date,
): Promise<boolean> {
  const fromFile = eq(moduleGrants.grantedBy, fileName)
  const keys = (all: readonly AddressGrant[]) =>
    JSON.stringify(all.map(({ module, start }) => `${module} ${start}`).sort())
  if (keys(await db.select().from(moduleGrants).where(fromFile)) === keys(grants)) return false
  await db.delete(moduleGrants).where(fromFile)
  for (const grant of grants) await grantAddress(db, { ...grant, by: fileName, at })
  return true
}
