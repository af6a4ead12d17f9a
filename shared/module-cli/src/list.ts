import { type BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleRelease } from '@tessera/contracts/releases/release-state'
import type { ToolState } from '@tessera/contracts/releases/tool-calls'
import { Fault, type Outcome } from './outcome.ts'

const short = (id: BuildId | null): string => (id === null ? 'none' : shortBuildId(id))

function releaseLine({ name, enabled, active, rollout, last_good }: ModuleRelease): string {
  const canary = rollout === null ? '' : `, ${rollout.percent} % get ${short(rollout.build)}`
  const good = last_good === null ? '' : `, before it ${short(last_good)}`
  return `${name}: ${short(active)}${canary}${good}${enabled ? '' : ', switched off'}`
}

type Listed = ToolState['listed'][number] | NonNullable<ToolState['listedShells']>[number]

/** Returns the published builds of a module or of the shell; of everything without a name. */
export const listedOf = (
  { listed: modules, listedShells = [] }: Pick<ToolState, 'listed' | 'listedShells'>,
  name?: string,
): readonly Listed[] =>
  [...modules, ...listedShells].filter(({ module }) => name === undefined || module === name)

/** Returns the version of a module. The shell has none: its builds are told apart by their ids. */
const versionOf = ({ descriptor }: Listed): string =>
  'version' in descriptor ? descriptor.version : ''

function buildLines(state: ToolState, name: string): readonly string[] {
  const revoked = state.modules.find((each) => each.name === name)?.revoked ?? []
  return listedOf(state, name).map((build) => {
    const { id, commit, published_at, published_by } = build
    const from = commit === null ? 'not committed' : `commit ${commit.slice(0, 10)}`
    const mark = revoked.includes(id) ? ', revoked' : ''
    return `  ${short(id)}  ${versionOf(build)}  ${published_at.slice(0, 16)}  ${published_by}, ${from}${mark}`
  })
}

const listedChanges = 10

/** Shows which builds run, the builds of one module, and the last changes. */
export function listed(state: ToolState, name: string | undefined): Outcome {
  const modules = state.modules.filter((each) => name === undefined || each.name === name)
  if (name !== undefined && modules.length === 0 && listedOf(state, name).length === 0)
    throw new Fault(`The product has no module ${name}; publish it first.`)
  const changes = state.changes
    .filter(({ module }) => name === undefined || module === name || module === null)
    .slice(0, listedChanges)
  const lines = [
    `Version ${state.version}`,
    ...modules.map(releaseLine),
    ...(name !== undefined && modules.length === 0 ? [`${name}: nobody gets it yet`] : []),
    ...(name === undefined ? [] : ['Builds', ...buildLines(state, name)]),
    'Last changes',
    ...changes.map(
      ({ version, at, who, why, what, module }) =>
        `  ${version}  ${at.slice(0, 16)}  ${module ?? 'all'}: ${what} (${who}: ${why})`,
    ),
  ]
  const data = listedOf(state, name).map((build) => {
    const { descriptor, samples, ...rest } = build
    return { ...rest, version: versionOf(build) }
  })
  return { lines, data: { version: state.version, modules, builds: data, changes } }
}
