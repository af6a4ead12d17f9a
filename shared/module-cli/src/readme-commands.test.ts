import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { ModuleBuild } from '@tessera/contracts/releases/release-state'
import type { ToolState } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { makeChange } from './change.ts'
import { nextSteps } from './new-module.ts'
import type { Outcome } from './outcome.ts'
import { announce, publish } from './publish.ts'
import type { LocalBuild } from './read-build.ts'
import { newModuleFiles } from './template.ts'
import type { ToolClient } from './tool-client.ts'

/** The output of each command in README, by the command. */
function writtenOutputs(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const blocks = [...text.matchAll(/```console\n(.*?)```/gs)].map(([, block = '']) => block)
  return new Map(
    blocks.flatMap((block) =>
      block
        .split(/^\$ npm run module -- /m)
        .slice(1)
        .map((each) => {
          const [command = '', ...lines] = each.trimEnd().split('\n')
          return [command, lines] as const
        }),
    ),
  )
}

const digits = '741ce9c59b5b'
const id = z.parse(BuildId, digits.padEnd(64, '0'))
const descriptor = {
  name: 'notes',
  version: '0.1.0',
  contract: '^1.0.0',
  container: 'notes',
  entry: 'a.js',
  preload: [],
  pages: [],
  overlays: [],
  slots: [],
  nav: [],
  files: [],
}
const built = z.parse(ModuleBuild, {
  id,
  module: 'notes',
  base: 'http://store.test/',
  commit: null,
  lockfile: null,
  published_at: '',
  published_by: 'notes team',
  descriptor,
})
const rollout = { build: id, percent: 10, since: '' }
const release = { name: 'notes', enabled: true, active: null, last_good: null, revoked: [] }
const state: ToolState = {
  version: 2,
  builds: [],
  changes: [],
  listed: [built],
  modules: [{ ...release, rollout }],
}

/** A service that admits what comes and makes every change. */
const client: ToolClient = {
  state: async () => state,
  change: async () => state.version + 1,
  send: async () => ({ build: id, missing: [], raised: false }),
}

const linesOf = async (
  run: (say: (text: string) => void) => Promise<Pick<Outcome, 'lines'>>,
): Promise<readonly string[]> => {
  const said: string[] = []
  const { lines } = await run((text) => said.push(`· ${text}`))
  return [...said, ...lines]
}

const change = (command: string) =>
  linesOf((say) => makeChange(client, readArguments(command.split(' '), {}), say))

const published = () =>
  linesOf((say) => {
    const build: LocalBuild = { id, folder: '', raw: {}, descriptor: built.descriptor }
    const audience = { to: 'everybody' } as const
    say('Built mfe-notes in 1.5 s.')
    say(announce(build, audience, 'http://localhost:3000'))
    const source = { commit: null, lockfile: null }
    return publish(client, build, { audience, source, why: '' })
  })

const written = async () => {
  const files = Object.keys(newModuleFiles({ name: 'notes', port: 3106 })).length
  return [
    `· Writing ${files} files to mfe-notes, and a line to CODEOWNERS …`,
    '· Linking the shared packages …',
    ...nextSteps('notes'),
  ]
}

/** Leaves out what differs each time: numbers, and the digits of builds. */
const alike = (lines: readonly string[] = []): readonly string[] =>
  lines.map((line) => line.replace(/\b[0-9a-f]{12}\b/g, 'BUILD').replace(/\d+(?:\.\d+)?/g, 'N'))

test('the five commands of README print what it shows', async () => {
  const outputs = writtenOutputs()
  const canary = `canary notes ${digits} --percent 10`
  const real = new Map([
    ['new notes', await written()],
    ['publish notes', await published()],
    [canary, await change(canary)],
    ['promote notes', await change('promote notes')],
    ['rollback notes', await change('rollback notes')],
  ])
  expect([...outputs.keys()]).toEqual([...real.keys()])
  for (const [command, lines] of real) expect(alike(outputs.get(command))).toEqual(alike(lines))
  expect(outputs.get('new notes')).toEqual(real.get('new notes'))
})
