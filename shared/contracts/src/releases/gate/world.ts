import { z } from '@tessera/contracts/schema'
import { abiOf } from '../../abi.ts'
import { formatOf } from '../../document-format.ts'
import { ModuleDescriptor, ShellFiles } from '../../registry.ts'
import type { AddressGrant } from '../address-grant.ts'
import { shellName } from '../build-limits.ts'
import { type BuildFacts, GatedModule, GatedShell } from './build-facts.ts'

/** The reason that a build may run: for everybody, for a share of the visitors, or in tabs that were opened before. */
export type Standing = 'active' | 'canary' | 'open-tabs'

/** A build as the gate reads it. `descriptor` is the whole module.json, or the whole shell.json. */
export interface GateBuild {
  /** The module's name, or 'shell'. */
  readonly module: string
  readonly descriptor: unknown
}

/** Everything that a new build meets. */
export interface ReleaseWorld {
  /** Every build of the shell and of modules that is active or that open tabs may still run. */
  readonly builds: readonly (GateBuild & { readonly standing: Standing })[]
  /** The parts of the service's contract, with the version that each came or last changed with. */
  readonly contract: { readonly version: string; readonly since: Readonly<Record<string, string>> }
  /** The candidate's first words (`firstWordsOf`) that are usernames. */
  readonly usernames: ReadonlySet<string>
  /** The addresses that modules have by a grant, or because the product lists them, which they then hold. */
  readonly grants: readonly (AddressGrant & { readonly holds?: true })[]
  /** The new first words that whoever publishes may take, beside the module's name; `*` for every one. */
  readonly newWords: readonly string[]
}

/** A build whose descriptor is read. Builds from before the gate have no facts. */
export interface ReadBuild {
  readonly name: string
  /** The build in a sentence, as "the active build of save (1.2.0)". */
  readonly label: string
  /** Undefined for the candidate. */
  readonly standing?: Standing | undefined
  readonly module: ModuleDescriptor | undefined
  /** The contracts that a shell provides. */
  readonly provides: string | undefined
  /** The number of the way in which modules are loaded (abi.ts). */
  readonly abi: number
  /** The format of documents that a shell reads (document-format.ts). */
  readonly document?: number
  readonly uses: readonly string[]
  readonly facts: BuildFacts | undefined
  readonly files: ModuleDescriptor['files']
}

function labelOf(name: string, version: string, standing: Standing | undefined): string {
  const build = name === shellName ? `shell (contracts ${version})` : `${name} ${version}`
  if (standing === 'active') return `the active ${build}`
  if (standing === 'canary') return `the canary ${build}`
  return standing === undefined ? build : `${build}, which open tabs may still run,`
}

/** Reads the descriptor of a module or of the shell; undefined when it is neither. */
export function readBuild(
  { module: name, descriptor }: GateBuild,
  standing?: Standing,
): ReadBuild | undefined {
  if (name === shellName) {
    const plain = z.safeParse(ShellFiles, descriptor).data
    const shell = z.safeParse(GatedShell, descriptor).data
    if (plain === undefined) return undefined
    const { files } = plain
    const document = formatOf(plain)
    const label = labelOf(name, shell?.contract ?? 'unknown', standing)
    const { contract: provides, facts } = shell ?? {}
    const abi = abiOf(shell ?? {})
    return {
      name,
      label,
      standing,
      module: undefined,
      provides,
      abi,
      document,
      uses: [],
      facts,
      files,
    }
  }
  const module = z.safeParse(ModuleDescriptor, descriptor).data
  if (module === undefined || module.name !== name) return undefined
  const { facts, uses = [] } = z.safeParse(GatedModule, descriptor).data ?? {}
  const label = labelOf(name, module.version, standing)
  const { files } = module
  return {
    name,
    label,
    standing,
    module,
    provides: undefined,
    abi: abiOf(module),
    uses,
    facts,
    files,
  }
}

/** Reads every build of a world; those that cannot be read do not run, and so meet nobody. */
export const readWorld = ({ builds }: Pick<ReleaseWorld, 'builds'>): readonly ReadBuild[] =>
  builds.flatMap((build) => readBuild(build, build.standing) ?? [])
