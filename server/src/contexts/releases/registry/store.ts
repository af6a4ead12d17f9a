import { ModuleDescriptor, ShellFiles } from '@tessera/contracts/registry'
import type { BackendGrant } from '@tessera/contracts/releases/backend-grant'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import {
  ModuleBuild,
  type ModuleRelease,
  type ReleaseState,
  type ShellBuild,
} from '@tessera/contracts/releases/release-state'
import type { PastChange } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { assetsBase } from '../../../platform/built-folder/port.ts'
import type { Db, Tx } from '../../../platform/database/port.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  or,
  sql,
} from '../../../platform/database/sql.ts'
import { runningIds } from './rules.ts'
import {
  moduleBackends,
  moduleBuilds,
  moduleReleases,
  registryChanges,
  registryState,
} from './tables.ts'

/** The part of a database, or of a transaction, that reads. */
export type RegistryReader = Pick<Db | Tx, 'select'>

/** Selects the one row with the version. */
export const theRow = eq(registryState.id, 1)

/** Reads the version of the releases. */
export async function versionOf(db: RegistryReader): Promise<number> {
  const [row] = await db
    .select({ version: registryState.version })
    .from(registryState)
    .where(theRow)
  return row?.version ?? 0
}

type BuildRow = typeof moduleBuilds.$inferSelect

/** The canonical text of each descriptor that was read. */
const texts = new WeakMap<ModuleDescriptor, string>()

const Samples = z.nullable(ModuleBuild.shape.samples)

const factsOf = (row: BuildRow) => ({
  id: row.id,
  commit: row.commit,
  lockfile: row.lockfile,
  published_at: (row.admittedAt ?? row.startedAt).toISOString(),
  published_by: row.publishedBy,
})

function buildFrom(row: BuildRow, storeUrl: string): ModuleBuild {
  const samples = row.samples === null ? undefined : z.parse(Samples, JSON.parse(row.samples))
  const descriptor = z.parse(ModuleDescriptor, JSON.parse(row.descriptor))
  texts.set(descriptor, row.descriptor)
  return {
    ...factsOf(row),
    module: row.module,
    base: row.base ?? `${storeUrl}${row.module}/${row.id}/`,
    descriptor,
    ...(samples ? { samples } : {}),
  }
}

/** Reads a build of the shell. The service serves its files itself (serve-shell.ts), whatever it states. */
function shellFrom(row: BuildRow): ShellBuild {
  const descriptor = { ...z.parse(ShellFiles, JSON.parse(row.descriptor)), base: assetsBase }
  return { ...factsOf(row), module: shellName, base: assetsBase, descriptor }
}

const isShell = ({ module }: BuildRow): boolean => module === shellName

/** Builds of modules and of the shell. */
interface Builds {
  readonly builds: ModuleBuild[]
  readonly shells: ShellBuild[]
}

const allFrom = (rows: readonly BuildRow[], storeUrl: string): Builds => ({
  builds: rows.filter((row) => !isShell(row)).map((row) => buildFrom(row, storeUrl)),
  shells: rows.filter(isShell).map(shellFrom),
})

type ReleaseRow = typeof moduleReleases.$inferSelect

/** Reads a release from its row. */
export const releaseFrom = (row: ReleaseRow): ModuleRelease => ({
  name: row.name,
  enabled: row.enabled,
  active: row.active,
  last_good: row.lastGood,
  rollout:
    row.rolloutBuild === null
      ? null
      : {
          build: row.rolloutBuild,
          percent: row.rolloutPercent ?? 0,
          since: row.rolloutSince?.toISOString() ?? '',
        },
  revoked: row.revoked,
})

/** A backend in the registry: by whom, when and why. */
export type KeptBackend = typeof moduleBackends.$inferSelect

/** Lists the backends that modules may have. */
export const keptBackends = (db: RegistryReader): Promise<KeptBackend[]> =>
  db.select().from(moduleBackends).orderBy(asc(moduleBackends.module))

/** Returns the grant of a backend, without who made it. */
export const grantOf = ({ module, origin, may, local }: KeptBackend): BackendGrant => ({
  module,
  origin,
  may,
  local,
})

async function releasesOf(db: RegistryReader): Promise<readonly ModuleRelease[]> {
  const rows = await db
    .select()
    .from(moduleReleases)
    .orderBy(asc(moduleReleases.position), asc(moduleReleases.name))
  return rows.map(releaseFrom)
}

/** Reads the releases and the builds that they name, or that open tabs may still run. */
export async function readState(
  db: RegistryReader,
  { storeUrl, now }: { readonly storeUrl: string; readonly now: Date },
): Promise<ReleaseState> {
  const version = await versionOf(db)
  const modules = await releasesOf(db)
  const ids = modules.flatMap((release) => [
    ...runningIds(release),
    ...(release.last_good === null ? [] : [release.last_good]),
  ])
  const recent = gt(moduleBuilds.ranUntil, new Date(now.getTime() - timings.earlierBuilds))
  const rows = await db
    .select()
    .from(moduleBuilds)
    .where(
      and(
        isNotNull(moduleBuilds.admittedAt),
        ids.length === 0 ? recent : or(inArray(moduleBuilds.id, ids), recent),
      ),
    )
    .orderBy(desc(moduleBuilds.admittedAt))
  const backends = (await keptBackends(db)).map(grantOf)
  return { version, modules: [...modules], backends, ...allFrom(rows, storeUrl) }
}

/** Reads the last admitted builds of one module or of all, newest first. */
export async function listBuilds(
  db: RegistryReader,
  { storeUrl, module, most }: { storeUrl: string; module?: string | undefined; most: number },
): Promise<Builds> {
  const isAdmitted = isNotNull(moduleBuilds.admittedAt)
  const rows = await db
    .select()
    .from(moduleBuilds)
    .where(module === undefined ? isAdmitted : and(isAdmitted, eq(moduleBuilds.module, module)))
    .orderBy(desc(moduleBuilds.admittedAt))
    .limit(most)
  return allFrom(rows, storeUrl)
}

/** Finds an admitted build: one of a module, one of the shell, or none. */
export async function findBuild(
  db: RegistryReader,
  asked: { readonly storeUrl: string; readonly module: string; readonly id: BuildId },
): Promise<Builds> {
  const { module, id, storeUrl } = asked
  const [row] = await db
    .select()
    .from(moduleBuilds)
    .where(
      and(
        eq(moduleBuilds.module, module),
        eq(moduleBuilds.id, id),
        isNotNull(moduleBuilds.admittedAt),
      ),
    )
  return allFrom(row === undefined ? [] : [row], storeUrl)
}

/** Finds the newest admitted build of the shell that has a file. Builds with the file have the same bytes of it. */
export async function findShellOf(db: RegistryReader, path: string): Promise<BuildId | undefined> {
  const rows = await db
    .select()
    .from(moduleBuilds)
    .where(
      and(
        eq(moduleBuilds.module, shellName),
        isNotNull(moduleBuilds.admittedAt),
        sql`strpos(${moduleBuilds.descriptor}, ${JSON.stringify(path)}) > 0`,
      ),
    )
    .orderBy(desc(moduleBuilds.admittedAt))
    .limit(1)
  const [build] = rows.map(shellFrom)
  return build?.descriptor.files.some((file) => file.path === path) ? build.id : undefined
}

/** Returns the canonical descriptor of a build that was read: the text whose SHA-256 is its id. */
export const descriptorText = ({ descriptor }: ModuleBuild): string | undefined =>
  texts.get(descriptor)

/** Reads the last changes, newest first. */
export async function readChanges(
  db: RegistryReader,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<PastChange[]> {
  const rows = await db
    .select()
    .from(registryChanges)
    .where(gt(registryChanges.version, after))
    .orderBy(desc(registryChanges.version))
    .limit(most)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
