import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import { documentFormat, formatOf } from '@tessera/contracts/document-format'
import type { ShellFiles } from '@tessera/contracts/registry'
import { type BuildId, buildIdOf } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { chooseShell } from '@tessera/contracts/releases/canary'
import type { ReleaseState, ShellBuild } from '@tessera/contracts/releases/release-state'
import type { Ports } from '../../../ports.ts'
import { isRevoked } from '../overrides/replacements.ts'
import { folderShell } from '../registry/release-world.ts'
import { findBuild } from '../registry/store.ts'

type Ids = Readonly<Record<string, BuildId>>

/** The shell of a document. */
export interface ChosenShell {
  readonly shell: ShellFiles
  /** The id of its build, if it was published. */
  readonly ids: Ids
  /** The id that the set keeps. The shell that came with the service has one too, once it is built. */
  readonly kept: Readonly<Record<string, string>>
}

type ShellPorts = Pick<Ports, 'shell' | 'shellFolder'>

/** The id of each service's own shell, as long as the shell stays the same. */
const ownIds = new WeakMap<
  ShellPorts['shellFolder'],
  { readonly shell: ShellFiles; readonly ids: Promise<Ids> }
>()

async function readOwnId(ports: ShellPorts): Promise<Ids> {
  const build = await folderShell(ports)
  return build === undefined ? {} : { [shellName]: await buildIdOf(build.descriptor) }
}

/** Returns the shell that came with the service. */
async function ownShell(ports: ShellPorts): Promise<ChosenShell> {
  const shell = await ports.shell()
  const known = ownIds.get(ports.shellFolder)
  const ids = known?.shell === shell ? known.ids : readOwnId(ports)
  ownIds.set(ports.shellFolder, { shell, ids })
  return { shell, ids: {}, kept: await ids }
}

function published({ id, descriptor }: ShellBuild): ChosenShell {
  const ids = { [shellName]: id }
  return { shell: descriptor, ids, kept: ids }
}

/** Returns the shell that a visitor gets: a published build, else the one that came with the service. */
export async function shellFor(
  ports: ShellPorts,
  state: ReleaseState,
  visitor: string,
): Promise<ChosenShell> {
  const build = chooseShell(state, visitor)
  return build === undefined ? ownShell(ports) : published(build)
}

/**
 * Returns the shell that a browser's overrides name: a published build that reads the documents of this
 * service, or the one that came with it. Returns undefined when they name none, or one that can't run here.
 */
export async function overriddenShell(
  ports: ShellPorts & Pick<Ports, 'db' | 'releases' | 'settings'>,
  overrides: readonly ModuleOverride[],
): Promise<ChosenShell | undefined> {
  const override = overrides.find(({ module }) => module === shellName)
  if (override?.from === 'source' && override.shell !== undefined)
    return { shell: override.shell, ids: {}, kept: { [shellName]: override.shell.base } }
  if (override?.from !== 'build') return undefined
  if (!override.even_revoked && (await isRevoked(ports, override))) return undefined
  const { module, build: id } = override
  const { shells = [] } = await ports.releases.state()
  const asked = { storeUrl: ports.settings.moduleStoreUrl, module, id }
  const build =
    shells.find((each) => each.id === id) ?? (await findBuild(ports.db, asked)).shells[0]
  if (build !== undefined && formatOf(build.descriptor) === documentFormat) return published(build)
  const own = await ownShell(ports)
  return own.kept[shellName] === id ? own : undefined
}
