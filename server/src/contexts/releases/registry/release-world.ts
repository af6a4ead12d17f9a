import type { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { holdersOf } from '@tessera/contracts/releases/gate/address-refusals'
import { firstWordsOf } from '@tessera/contracts/releases/gate/claim-refusals'
import type { ServedBuild } from '@tessera/contracts/releases/gate/graph'
import type { Refusal } from '@tessera/contracts/releases/gate/refusal'
import { addressRefusalsIn, refusalsOf } from '@tessera/contracts/releases/gate/refusals-of'
import { serviceContract } from '@tessera/contracts/releases/gate/service-contract'
import {
  type GateBuild,
  type ReleaseWorld,
  readWorld,
} from '@tessera/contracts/releases/gate/world'
import { timings } from '@tessera/contracts/timings'
import { and, eq, gt, inArray, isNotNull, lt, or } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { allGrants } from './grants.ts'
import { type RegistryReader, releaseFrom } from './store.ts'
import { moduleBuilds, moduleReleases } from './tables.ts'

type WorldPorts = Pick<Ports, 'clock' | 'shellFolder' | 'registryAccounts'> & {
  readonly db: RegistryReader
}
type BuildPorts = Omit<WorldPorts, 'shellFolder'>
type World = ReleaseWorld['builds'][number] & Pick<ServedBuild, 'build'>

/** Reads the descriptors, as they were built, of all builds that run or that open tabs may still run. */
async function runningBuilds({ db, clock }: BuildPorts): Promise<readonly World[]> {
  const releases = (await db.select().from(moduleReleases)).map(releaseFrom)
  const enabled = releases.filter((release) => release.enabled)
  const active = new Set(enabled.flatMap((release) => release.active ?? []))
  const canaries = new Set(enabled.flatMap((release) => release.rollout?.build ?? []))
  const open = gt(moduleBuilds.ranUntil, new Date(clock.now().getTime() - timings.earlierBuilds))
  const ids = [...active, ...canaries]
  const rows = await db
    .select({
      module: moduleBuilds.module,
      id: moduleBuilds.id,
      descriptor: moduleBuilds.descriptor,
    })
    .from(moduleBuilds)
    .where(
      and(
        isNotNull(moduleBuilds.admittedAt),
        ids.length === 0 ? open : or(inArray(moduleBuilds.id, ids), open),
      ),
    )
  return rows.map(({ module, id, descriptor }) => ({
    module,
    build: id,
    descriptor: JSON.parse(descriptor),
    standing: active.has(id) ? 'active' : canaries.has(id) ? 'canary' : 'open-tabs',
  }))
}

/** Reads the shell that came with the service; undefined while it is not built. */
export async function folderShell({
  shellFolder,
}: Pick<Ports, 'shellFolder'>): Promise<GateBuild | undefined> {
  const bytes = await shellFolder.read('shell.json')
  if (bytes === undefined) return undefined
  const descriptor: unknown = JSON.parse(new TextDecoder().decode(bytes))
  return { module: shellName, descriptor }
}

/** The time until which tabs may run the shell of the service, after the first one was published. */
async function isSuperseded({ db, clock }: BuildPorts): Promise<boolean> {
  const since = new Date(clock.now().getTime() - timings.earlierBuilds)
  const rows = await db
    .select({ id: moduleBuilds.id })
    .from(moduleBuilds)
    .where(and(eq(moduleBuilds.module, shellName), lt(moduleBuilds.admittedAt, since)))
    .limit(1)
  return rows.length > 0
}

/**
 * Returns the shell that came with the service as far as somebody runs it: everybody while no other one is
 * active, tabs for a while after that.
 */
async function runningShell(
  ports: WorldPorts,
  published: readonly World[],
): Promise<readonly World[]> {
  const shell = await folderShell(ports)
  if (shell === undefined) return []
  const isReplaced = published.some(
    ({ module, standing }) => module === shellName && standing === 'active',
  )
  if (!isReplaced) return [{ ...shell, build: null, standing: 'active' }]
  return (await isSuperseded(ports)) ? [] : [{ ...shell, build: null, standing: 'open-tabs' }]
}

/** Reads the descriptors of the builds that new documents get. */
export async function servedBuilds(ports: WorldPorts): Promise<readonly ServedBuild[]> {
  const builds = await runningBuilds(ports)
  return [...(await runningShell(ports, builds)), ...builds].flatMap(({ standing, ...build }) =>
    standing === 'open-tabs' ? [] : [{ ...build, standing }],
  )
}

/** Reads the descriptor of a build as it was sent; undefined without one. */
export async function builtDescriptor(
  db: RegistryReader,
  { module, build }: { readonly module: string; readonly build: BuildId },
): Promise<unknown> {
  const [row] = await db
    .select({ descriptor: moduleBuilds.descriptor })
    .from(moduleBuilds)
    .where(and(eq(moduleBuilds.module, module), eq(moduleBuilds.id, build)))
  return row && JSON.parse(row.descriptor)
}

/**
 * Asks the gate about a build, beside everything that it would meet on this service. `newWords` are the first words
 * that whoever publishes it may take.
 */
export async function gateRefusals(
  ports: WorldPorts,
  candidate: GateBuild,
  newWords: readonly string[],
): Promise<readonly Refusal[]> {
  const [builds, usernames, grants] = await Promise.all([
    runningBuilds(ports),
    ports.registryAccounts.usernamesAmong(ports.db, firstWordsOf(candidate)),
    allGrants(ports.db),
  ])
  const shell = await runningShell(ports, builds)
  return refusalsOf(candidate, {
    builds: [...shell, ...builds],
    contract: serviceContract,
    usernames,
    grants,
    newWords,
  })
}

/** Lists the addresses that builds of the registry file, which run already, have no grant for. */
export async function fileRefusals(
  ports: BuildPorts,
  candidates: readonly GateBuild[],
): Promise<readonly Refusal[]> {
  const [builds, usernames, grants] = await Promise.all([
    runningBuilds(ports),
    ports.registryAccounts.usernamesAmong(ports.db, candidates.flatMap(firstWordsOf)),
    allGrants(ports.db),
  ])
  const world = { builds, usernames, grants, newWords: ['*'], contract: serviceContract }
  return addressRefusalsIn(candidates, world)
}

/** Lists the modules that hold a start of addresses: by the product, or because they use it without a grant. */
export async function addressHolders(ports: BuildPorts, start: string): Promise<readonly string[]> {
  const builds = readWorld({ builds: await runningBuilds(ports) })
  return holdersOf(start, builds, await allGrants(ports.db))
}
