import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastLines, runProgram } from '@tessera/build/run-program'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleBuild, ShellBuild } from '@tessera/contracts/releases/release-state'
import type { ToolState } from '@tessera/contracts/releases/tool-calls'
import { type Arguments, nameOf } from './arguments.ts'
import { buildNamed } from './change.ts'
import { differingFile } from './differing-file.ts'
import { listedOf } from './list.ts'
import { Fault, type Outcome } from './outcome.ts'
import { commandName, folderOf, installing, isOneModule, root } from './place.ts'
import { type LocalBuild, readBuild } from './read-build.ts'
import type { ToolClient } from './tool-client.ts'

type Published = ModuleBuild | ShellBuild

/** Returns the build to verify: the named one, else the active one. */
function askedBuild(state: ToolState, name: string, digits: string | undefined): Published {
  const active = state.modules.find((each) => each.name === name)?.active
  const id = digits === undefined ? active : buildNamed(state, name, digits)
  const build = [...listedOf(state, name), ...state.builds, ...(state.shells ?? [])].find(
    (each) => each.id === id && each.module === name,
  )
  if (build === undefined)
    throw new Fault(`${name} has no such build; see ${commandName} list ${name}.`)
  return build
}

async function must(command: string, args: readonly string[], folder: string): Promise<void> {
  const { ok, output } = await runProgram(command, args, { CI: 'true' }, folder)
  if (!ok)
    throw new Fault(
      `${command} ${args[0]} did not succeed; mend this and verify again:\n${lastLines(output)}`,
      'unreachable',
    )
}

/** Builds a module in a clone of this repository at a commit. */
async function rebuilt(folder: string, name: string, commit: string): Promise<LocalBuild> {
  await must('git', ['clone', '--quiet', '--no-checkout', root, folder], root)
  const checked = await runProgram('git', ['checkout', '--quiet', commit], {}, folder)
  if (!checked.ok)
    throw new Fault(`This repository has no commit ${commit}; fetch it, then verify again.`)
  if (isOneModule) {
    await must('npx', ['--yes', ...installing(folder)], folder)
    await must('npx', ['--no-install', 'tessera-module', 'build', name, '--json'], folder)
    return readBuild(join(folder, 'dist'), name)
  }
  await must('npm', ['run', 'module', '--', 'build', name, '--json'], folder)
  return readBuild(join(folder, folderOf(name), 'dist'), name)
}

/** Builds a published module again, at its recorded commit, and compares it with what was published. */
export async function verify(
  client: ToolClient,
  asked: Arguments,
  say: (text: string) => void,
): Promise<Outcome> {
  const name = nameOf(asked)
  const { id, commit, descriptor } = askedBuild(await client.state(name), name, asked.names[1])
  const short = shortBuildId(id)
  if (commit === null)
    throw new Fault(
      `Build ${short} of ${name} has no commit, so it cannot be built again; commit its sources and publish it anew.`,
    )
  say(`Building ${name} at ${commit.slice(0, 10)} in a folder of its own …`)
  const folder = await mkdtemp(join(tmpdir(), 'tessera-verify-'))
  try {
    const again = await rebuilt(folder, name, commit)
    if (again.id === id)
      return {
        lines: [
          `Build ${short} of ${name} is what commit ${commit.slice(0, 10)} builds, byte for byte.`,
        ],
        data: { module: name, build: id, commit },
      }
    const file = differingFile(descriptor, again.descriptor) ?? 'module.json'
    throw new Fault(
      `Build ${short} of ${name} is not what commit ${commit.slice(0, 10)} builds: ${file} differs first; find out who published it, or publish from the commit.`,
      'refused',
      'differs',
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
