import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { workflowFaults } from './workflow-faults.ts'

const folder = join(root, '.github/workflows')
const files = globSync('*.yml', { cwd: folder }).sort()
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

test.each(files)(
  '%s runs commands that exist, by pinned actions, with secrets from the store',
  (file) => {
    expect(workflowFaults(textOf(file))).toEqual([])
  },
)

test('each module and the shell has a workflow, which follows its folder alone', () => {
  const rooms = ['shell', ...moduleFolders()]
  const names = rooms.map((room) => room.replace(/^mfe-/, ''))
  expect(files.map((file) => basename(file, '.yml'))).toEqual(
    [...names, 'module', 'repository'].sort(),
  )
  for (const room of rooms) {
    const name = room.replace(/^mfe-/, '')
    const { on, jobs } = parse(textOf(`${name}.yml`))
    expect([on.push.paths, on.pull_request.paths]).toEqual([[`${room}/**`], [`${room}/**`]])
    expect(jobs.release.with).toMatchObject({ module: name, folder: room })
  }
})

test('the pipeline of a module has a step for each command of a release', () => {
  const { jobs } = parse(textOf('module.yml'))
  expect(Object.keys(jobs)).toEqual(['check', 'preview', 'canary', 'promote', 'rollback'])
})

const workflow = (step: string) =>
  `permissions: { contents: read }\njobs:\n  one:\n    steps:\n      - ${step}\n`

test.each([
  ['run: npm run module -- publish save --share 1', 'npm run module knows no --share'],
  ['run: npm run deploy', 'package.json has no script "deploy"'],
  ['run: curl https://example.org', 'runs what README does not name'],
  [`run: npm run check -- --changed \${{ github.head_ref }}`, 'writes an expression'],
  ['uses: actions/checkout@v4', 'not checkout or setup-node by its commit'],
  ['uses: someone/action@11bd71901bbe5b1630ceea73d27597364c9af683', 'not checkout or setup-node'],
  ['{ run: npm test, env: { TESSERA_TOKEN: abc } }', 'TESSERA_TOKEN is not taken from secrets'],
])('a workflow with the step "%s" has a fault', (step, fault) => {
  expect(workflowFaults(workflow(step))).toEqual([expect.stringContaining(fault)])
})

test('a workflow that may write has a fault, and so has a job that may do more than comment', () => {
  expect(workflowFaults('jobs: {}')).toEqual(['may do more than read'])
  const jobThatMay = (rights: string) =>
    workflowFaults(`permissions: { contents: read }\njobs:\n  one:\n    permissions: ${rights}\n`)
  expect(jobThatMay('{ contents: read, pull-requests: write }')).toEqual([])
  for (const rights of ['write-all', '{ contents: write }', '{ contents: read, packages: write }'])
    expect(jobThatMay(rights)).toEqual(['the job one may do more than read and comment'])
})
