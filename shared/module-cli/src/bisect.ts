import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { Overriding, overridesPath } from '@tessera/contracts/releases/override-calls'
import type { ModuleBuild } from '@tessera/contracts/releases/release-state'
import type { ToolState } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from './arguments.ts'
import { buildNamed } from './change.ts'
import { Fault, type Outcome } from './outcome.ts'
import { overrideLink } from './override-link.ts'
import { printed } from './printed.ts'
import type { ToolClient } from './tool-client.ts'

/** Says whether a build is good. */
export type Judge = (build: ModuleBuild) => Promise<boolean>

/** Returns the published builds from a good one to a bad one, oldest first. */
export function buildsBetween(
  state: ToolState,
  module: string,
  ends: { readonly good: string; readonly bad: string },
): readonly ModuleBuild[] {
  const builds = state.listed
    .filter((build) => build.module === module)
    .toSorted((a, b) => (a.published_at < b.published_at ? -1 : 1))
  const at = (digits: string) => {
    const id = buildNamed(state, module, digits)
    const found = builds.findIndex((build) => build.id === id)
    if (found >= 0) return found
    throw new Fault(`Build ${digits} of ${module} is not among the builds that are listed.`)
  }
  const [from, to] = [at(ends.good), at(ends.bad)]
  if (from < to) return builds.slice(from, to + 1)
  throw new Fault('The good build has to be older than the bad one; exchange --good and --bad.')
}

/** Finds the first bad build of builds whose first one is good and whose last one is bad. */
export async function firstBad(
  builds: readonly ModuleBuild[],
  judge: Judge,
): Promise<ModuleBuild | undefined> {
  let [good, bad] = [0, builds.length - 1]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    const build = builds[middle]
    if (build !== undefined && (await judge(build))) good = middle
    else bad = middle
  }
  return builds[bad]
}

/** Judges by a command: it is good when the command ends with 0. */
const byCommand =
  (client: ToolClient, { at, run }: Arguments, say: (text: string) => void): Judge =>
  async ({ module, id }) => {
    const body = JSON.stringify({ module, build: id })
    const { cookie } = z.parse(Overriding, await client.send('POST', overridesPath, body))
    const env = {
      TESSERA_URL: at,
      TESSERA_MODULE: module,
      TESSERA_BUILD: id,
      TESSERA_COOKIE: cookie,
    }
    const child = spawn(run, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'] as const,
      env: { ...process.env, ...env },
    })
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    if (code === null || code === 127)
      throw new Fault(`The command of --run did not run: ${run}`, 'usage')
    say(`Build ${shortBuildId(id)} is ${code === 0 ? 'good' : `bad (exit code ${code})`}.`)
    return code === 0
  }

/** Judges by asking. */
const byAsking =
  ({ at }: Arguments): Judge =>
  async ({ module, id, descriptor }) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    const link = overrideLink(at, { module, build: id })
    try {
      for (;;) {
        const answer = await lines.question(
          `Build ${shortBuildId(id)} (${printed(descriptor.version)}): ${link}\nIs it good there? (y/n) `,
        )
        if (/^(y|yes|n|no)$/i.test(answer.trim())) return /^y/i.test(answer.trim())
      }
    } finally {
      lines.close()
    }
  }

/** Finds the first published build of a module that is bad, between a good one and a bad one. */
export async function bisect(
  client: ToolClient,
  asked: Arguments,
  say: (text: string) => void,
): Promise<Outcome> {
  const module = nameOf(asked)
  const { good, bad, run } = asked
  if (good === '' || bad === '')
    throw new Fault('bisect needs --good BUILD and --bad BUILD, two published builds.', 'usage')
  if (run === '' && !process.stdin.isTTY)
    throw new Fault("bisect asks, which needs a terminal; give --run 'COMMAND' instead.", 'usage')
  const builds = buildsBetween(await client.state(module), module, { good, bad })
  const steps = Math.ceil(Math.log2(Math.max(builds.length - 1, 1)))
  say(`${builds.length - 2} builds lie between; at most ${steps} of them are tried.`)
  const judge = run === '' ? byAsking(asked) : byCommand(client, asked, say)
  const found = await firstBad(builds, judge)
  if (found === undefined) throw new Fault('There is no build to try.')
  const before = builds[builds.indexOf(found) - 1]
  const commit = found.commit === null ? 'not committed' : `commit ${found.commit.slice(0, 10)}`
  return {
    lines: [
      `The first bad build is ${shortBuildId(found.id)} (${found.descriptor.version}, ${commit}, ${found.published_by}, ${found.published_at.slice(0, 16)}).`,
      ...(before?.commit && found.commit
        ? [`Its changes: git log ${before.commit.slice(0, 10)}..${found.commit.slice(0, 10)}`]
        : []),
    ],
    data: { module, first_bad: found.id, commit: found.commit, last_good: before?.id ?? null },
  }
}
