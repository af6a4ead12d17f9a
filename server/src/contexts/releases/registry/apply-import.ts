import { isActive } from '@tessera/contracts/active'
import type { AddressGrant } from '@tessera/contracts/releases/address-grant'
import { type BuildId, canonicalBytes } from '@tessera/contracts/releases/build-id'
import type { ModuleRelease, ReleaseState } from '@tessera/contracts/releases/release-state'
import type { Tx } from '../../../platform/database/port.ts'
import { and, isNotNull, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { keepFileGrants } from './grants.ts'
import { type ImportedEntry, type ImportPlan, isLeft, planImport } from './import-file.ts'
import type { RegistryEntry } from './registry-document.ts'
import { fileRefusals } from './release-world.ts'
import { conflictIn } from './rules.ts'
import { type RegistryReader, readState, theRow } from './store.ts'
import { moduleBuilds, registryState } from './tables.ts'
import { raiseVersion, recordChange, removeRelease, writeRelease } from './write-release.ts'

type ImportPorts = Pick<Ports, 'db' | 'clock' | 'live' | 'settings' | 'registryAccounts'>

/** A registry file: its path, and its entries. */
export interface RegistryFile {
  readonly name: string
  readonly entries: readonly RegistryEntry[]
  /** The addresses that it grants. */
  readonly grants: readonly AddressGrant[]
}

const importedOf = ({ id, module, isLocal }: RegistryEntry): ImportedEntry => ({
  name: module.descriptor.name,
  id,
  base: module.base,
  enabled: module.enabled,
  // Modules that run from source have no hashes, and replace what was published while they do.
  ...(isLocal && module.descriptor.files.every(({ integrity }) => integrity !== undefined)
    ? { isLocal }
    : {}),
})

/** A file whose modules cannot run beside the published ones. */
export class ConflictingFile extends Error {}

/** Reads what the file said when it was last read, and keeps other instances from importing meanwhile. */
async function lockedImport(tx: Tx): Promise<{ imported: string; version: number }> {
  const [row] = await tx.select().from(registryState).where(theRow).for('update')
  return row ?? { imported: '[]', version: 0 }
}

/**
 * Takes over what has changed in the registry file since it was last read, in one transaction. Returns
 * false when it says the same as then. Throws `ConflictingFile`, and changes nothing, for a conflict.
 */
export function importFile(ports: ImportPorts, file: RegistryFile): Promise<boolean> {
  const entries = file.entries.map(importedOf)
  const text = JSON.stringify(entries)
  return ports.db.transaction(async (tx) => {
    const last = await lockedImport(tx)
    const now = ports.clock.now()
    const areNew = await keepFileGrants(tx, file.grants, now)
    if (last.imported === text && !areNew) return false
    const state = await readState(tx, { storeUrl: ports.settings.moduleStoreUrl, now })
    const before: ImportedEntry[] = JSON.parse(last.imported)
    const isPublished = await publishedIn(tx)
    const plan = planImport(state.modules, before, entries, isPublished)
    await writeBuilds(tx, { file, plan, now })
    await writePlan(tx, plan, now)
    const next = await readState(tx, { storeUrl: ports.settings.moduleStoreUrl, now })
    const conflict = conflictIn(next)
    if (conflict !== undefined) throw new ConflictingFile(conflict)
    await passAddresses({ ...ports, db: tx }, file, before)
    await tx.update(registryState).set({ imported: text }).where(theRow)
    await record(ports, tx, { state, next, now })
    return true
  })
}

/** Finds the modules whose active build came by a token: its files are in the store. */
async function publishedIn(db: RegistryReader): Promise<(release: ModuleRelease) => boolean> {
  const rows = await db
    .select({ module: moduleBuilds.module, id: moduleBuilds.id })
    .from(moduleBuilds)
    .where(and(isNull(moduleBuilds.base), isNotNull(moduleBuilds.admittedAt)))
  const ids = new Set(rows.map(({ module, id }) => `${module} ${id}`))
  return ({ name, active }) => ids.has(`${name} ${active}`)
}

/** Lists the builds that a start wrote into the file and that run for nobody, because a published one does. */
export async function leftBuilds(
  { db, clock, settings }: Pick<ImportPorts, 'db' | 'clock' | 'settings'>,
  file: RegistryFile,
): Promise<
  readonly { readonly module: string; readonly published: BuildId; readonly left: BuildId }[]
> {
  const local = file.entries.map(importedOf).filter(({ isLocal }) => isLocal)
  if (local.length === 0) return []
  const { modules } = await readState(db, { storeUrl: settings.moduleStoreUrl, now: clock.now() })
  const isPublished = await publishedIn(db)
  return local.flatMap((entry) => {
    const release = modules.find(({ name }) => name === entry.name)
    if (release === undefined || release.active === null) return []
    if (!isLeft(release, entry, isPublished)) return []
    return [{ module: entry.name, published: release.active, left: entry.id }]
  })
}

/** Refuses the entries that came or changed if they have addresses that they have no grant for. */
async function passAddresses(
  reading: Pick<Ports, 'clock' | 'registryAccounts'> & { readonly db: Tx },
  file: RegistryFile,
  before: readonly ImportedEntry[],
): Promise<void> {
  const isKnown = ({ id, module: { enabled } }: RegistryEntry) =>
    before.some((entry) => entry.id === id && entry.enabled === enabled)
  const changed = file.entries.filter((entry) => isActive(entry.module) && !isKnown(entry))
  const candidates = changed.map(({ module: { descriptor }, raw }) => ({
    module: descriptor.name,
    descriptor: raw,
  }))
  const refusals = await fileRefusals(reading, candidates)
  if (refusals.length > 0)
    throw new ConflictingFile(refusals.map(({ message }) => message).join(' '))
}

async function writePlan(tx: Tx, { releases, removed }: ImportPlan, now: Date): Promise<void> {
  for (const name of removed) await removeRelease(tx, name, now)
  for (const [position, release] of releases.entries())
    await writeRelease(tx, { release, position, now })
}

async function writeBuilds(
  tx: Tx,
  {
    file,
    plan,
    now,
  }: { readonly file: RegistryFile; readonly plan: ImportPlan; readonly now: Date },
): Promise<void> {
  const wanted = new Set(plan.builds.map(({ name }) => name))
  const rows = file.entries
    .filter(({ module }) => wanted.has(module.descriptor.name))
    .map(({ id, module, raw }) => ({
      module: module.descriptor.name,
      id,
      base: module.base,
      publishedBy: 'registry file',
      descriptor: new TextDecoder().decode(canonicalBytes(raw)),
      startedAt: now,
      admittedAt: now,
      commit: null,
      lockfile: null,
    }))
  if (rows.length === 0) return
  // A build in the store stays there; one that only the file names moves with the file. One whose
  // files were still being sent counts as admitted now.
  await tx
    .insert(moduleBuilds)
    .values(rows)
    .onConflictDoUpdate({
      target: [moduleBuilds.module, moduleBuilds.id],
      set: {
        base: sql`case when ${moduleBuilds.base} is null and ${moduleBuilds.admittedAt} is not null then null else excluded.base end`,
        admittedAt: sql`coalesce(${moduleBuilds.admittedAt}, excluded.admitted_at)`,
      },
    })
}

async function record(
  { live }: ImportPorts,
  tx: Tx,
  { state, next, now }: { state: ReleaseState; next: ReleaseState; now: Date },
): Promise<void> {
  const same =
    JSON.stringify([state.modules, state.builds]) === JSON.stringify([next.modules, next.builds])
  if (same) return
  const version = await raiseVersion(tx, null)
  if (version === undefined) return
  const who = 'registry file'
  await recordChange(tx, {
    version,
    at: now,
    who,
    why: 'The file was edited.',
    what: 'import',
    module: null,
  })
  live.publish('registry', { kind: 'changed', id: String(version) })
}
