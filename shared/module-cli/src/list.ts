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

function buildLines({ listed, modules }: ToolState, name: string): readonly string[] {
  const revoked = modules.find((each) => each.name === name)?.revoked ?? []
  return listed
    .filter((build) => build.module === name)
    .map(({ id, descriptor, commit, published_at, published_by }) => {
      const from = commit === null ? 'not committed' : `commit ${commit.slice(0, 10)}`
      const mark = revoked.includes(id) ? ', revoked' : ''
      return `  ${short(id)}  ${descriptor.version}  ${published_at.slice(0, 16)}  ${published_by}, ${from}${mark}`
    })
}

const listedChanges = 10

/** Shows which builds run, the builds of one module, and the last changes. */
export function listed(state: ToolState, name: string | undefined): Outcome {
  const modules = state.modules.filter((each) => name === undefined || each.name === name)
  if (name !== undefined && modules.length === 0)
    throw new Fault(`The product has no module ${name}; publish it first.`)
  const changes = state.changes
    .filter(({ module }) => name === undefined || module === name || module === null)
    .slice(0, listedChanges)
  const lines = [
    `Version ${state.version}`,
    ...modules.map(releaseLine),
    ...(name === undefined ? [] : ['Builds', ...buildLines(state, name)]),
    'Last changes',
    ...changes.map(
      ({ version, at, who, why, what, module }) =>
        `  ${version}  ${at.slice(0, 16)}  ${module ?? 'all'}: ${what} (${who}: ${why})`,
    ),
  ]
  const builds = state.listed.filter((build) => name === undefined || build.module === name)
  const data = builds.map(({ descriptor, samples, ...build }) => ({
    ...build,
    version: descriptor.version,
  }))
  return { lines, data: { version: state.version, modules, builds: data, changes } }
}
