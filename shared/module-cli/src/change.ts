import { BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import type { ReleaseChange, ToolState } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from './arguments.ts'
import { listedOf } from './list.ts'
import { Fault, type Outcome } from './outcome.ts'
import { commandName } from './place.ts'
import type { ToolClient } from './tool-client.ts'

/** Finds the build whose id begins with some digits. */
export function buildNamed(state: ToolState, module: string, digits: string): BuildId {
  const found = listedOf(state, module).filter(({ id }) => id.startsWith(digits))
  const [only] = found
  if (only !== undefined && found.length === 1) return only.id
  const whole = z.safeParse(BuildId, digits)
  if (whole.success && found.length === 0) return whole.data
  throw new Fault(
    found.length > 1
      ? `${found.length} builds of ${module} begin with ${digits}; give more of its digits.`
      : `No build of ${module} begins with ${digits}; see ${commandName} list ${module}.`,
  )
}

function promotedBuild(state: ToolState, asked: Arguments, module: string): BuildId {
  const digits = asked.names[1]
  if (digits !== undefined) return buildNamed(state, module, digits)
  const canary = state.modules.find(({ name }) => name === module)?.rollout?.build
  if (canary !== undefined) return canary
  throw new Fault(
    `${module} has no canary to promote; name a build, as listed by ${commandName} list ${module}.`,
  )
}

/** Returns the share of a canary; a fault says what is not given. */
function canaryNeeds(asked: Arguments): number {
  nameOf(asked, 1)
  if (asked.percent !== undefined) return asked.percent
  throw new Fault('canary needs --percent N, the share of the visitors.', 'usage')
}

/** Returns the change that the arguments ask for. */
export function changeOf(state: ToolState, asked: Arguments): ReleaseChange {
  const module = nameOf(asked)
  const { command } = asked
  if (command === 'promote') {
    const build = promotedBuild(state, asked, module)
    return { do: 'promote', module, build, ...(asked.evenRevoked ? { evenRevoked: true } : {}) }
  }
  if (command === 'canary') {
    const build = buildNamed(state, module, nameOf(asked, 1))
    return { do: 'canary', module, build, percent: canaryNeeds(asked) }
  }
  if (command === 'rollback') return { do: 'rollback', module }
  return command === 'enable' ? { do: 'enable', module } : { do: 'disable', module }
}

function changeInWords(change: ReleaseChange): string {
  const { module } = change
  if (change.do === 'promote')
    return `Giving build ${shortBuildId(change.build)} of ${module} to everybody …`
  if (change.do === 'canary')
    return `Giving build ${shortBuildId(change.build)} of ${module} to ${change.percent} % of the visitors …`
  if (change.do === 'rollback') return `Rolling ${module} back …`
  return `${change.do === 'enable' ? 'Switching on' : 'Switching off'} ${module} …`
}

/** Makes the change that the arguments ask for. */
export async function makeChange(
  client: ToolClient,
  asked: Arguments,
  say: (text: string) => void,
): Promise<Outcome> {
  if (asked.command === 'canary') canaryNeeds(asked)
  const state = await client.state(nameOf(asked))
  const change = changeOf(state, asked)
  say(changeInWords(change))
  const version = await client.change(change, { version: state.version, why: asked.why })
  return { lines: [`Done; the registry is at version ${version}.`], data: { version, ...change } }
}
