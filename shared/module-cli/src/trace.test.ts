import { gzipSync } from 'node:zlib'
import { BuildId } from '@tessera/contracts/releases/build-id'
import type { KeptReport } from '@tessera/contracts/releases/error-calls'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { listErrors } from './list-errors.ts'
import { Fault } from './outcome.ts'
import { printed } from './printed.ts'
import type { ToolClient } from './tool-client.ts'
import { trace } from './trace.ts'

const [one, two] = ['a', 'b'].map((digit) => z.parse(BuildId, digit.repeat(64)))
if (one === undefined || two === undefined) throw new Error('There are two builds.')
const id = '0123456789abcdef'
const file = 'static/js/async/page-start.0123456789.js'
const frame = { of: 'notes', build: one, file, line: 1, column: 20, name: 'a' }
const source = Array.from({ length: 9 }, (_, at) => `\tline ${at + 1} \u001b[2J`).join('\n')

/** The 20th column of the first line is line 7, column 5 of the page, and named `openNote`. */
const map = {
  version: 3,
  sources: ['../../../../src/start/page.tsx'],
  sourcesContent: [source],
  names: ['other', 'openNote'],
  mappings: 'AAAAA,mBAMIC',
}

const report: KeptReport = {
  id,
  module: 'notes',
  build: one,
  code: 'module-threw-on-render',
  message: 'boom \u001b]0;x\u0007',
  count: 12,
  first_at: '2026-03-01T12:00:00.000Z',
  last_at: '2026-03-02T12:00:00.000Z',
  frames: [frame, { ...frame, of: 'shell', file: 'static/js/none.js', name: 'b' }],
  components: [{ ...frame, name: 'Page' }],
}

/** A service that answers some addresses, and has nothing else. */
function clientWith(answers: Readonly<Record<string, unknown>>): ToolClient & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    send: async (_, path) => {
      asked.push(path)
      const found = Object.entries(answers).find(([part]) => path.includes(part))
      if (found === undefined) throw new Fault('There is no such thing.')
      return found[1]
    },
    state: () => Promise.reject(new Error('Nobody asks for the state.')),
    change: () => Promise.reject(new Error('Nothing changes.')),
  }
}

const sent = (text: string) => new Uint8Array(gzipSync(text))

test('trace names the file, line and function of the source, with the lines around it', async () => {
  const client = clientWith({
    '/registry/errors/': report,
    'source-maps/notes/': sent(JSON.stringify(map)),
  })
  const { lines, data } = await trace(client, id)
  expect(lines.slice(1, 7)).toEqual([
    '  module-threw-on-render in build aaaaaaaaaaaa, 12 times, 2026-03-01T12:00 to 2026-03-02T12:00',
    '  at openNote (mfe-notes/src/start/page.tsx:7:5)',
    '      6 |   line 6 \u001b[2J',
    '    > 7 |   line 7 \u001b[2J',
    '      8 |   line 8 \u001b[2J',
    '  at b (shell: static/js/none.js:1:20)',
  ])
  expect(data.frames).toMatchObject([
    { original: { file: 'mfe-notes/src/start/page.tsx', line: 7 } },
    {},
  ])
  expect(client.asked.filter((path) => path.includes('source-maps/notes/'))).toHaveLength(1)
})

test('what a report and its sources say reaches the terminal without its control characters', async () => {
  const client = clientWith({
    '/registry/errors/': report,
    'source-maps/notes/': sent(JSON.stringify(map)),
  })
  const { lines } = await trace(client, id)
  expect(lines.map(printed).join('')).not.toMatch(/\p{Cc}/u)
})

test.each([
  ['no map', {}],
  ['a map that is no map', { 'source-maps': sent('[]') }],
  [
    'a map whose mappings are broken',
    { 'source-maps': sent(JSON.stringify({ ...map, mappings: '!!' })) },
  ],
  ['bytes that are not compressed', { 'source-maps': new Uint8Array([1]) }],
])('with %s, trace prints the built places and says so', async (_, answers) => {
  const { lines } = await trace(clientWith({ '/registry/errors/': report, ...answers }), id)
  expect(lines).toContain(`  at a (notes: ${file}:1:20)`)
  expect(lines.at(-1)).toContain('No source map of these files is known')
})

test('a report is named by its 16 digits', async () => {
  await expect(trace(clientWith({}), '../state')).rejects.toThrow("not '../state'")
})

test('errors lists the groups that are new in a build first, and asks for one build by its digits', async () => {
  const { frames: _, components: __, build: ___, ...group } = report
  const groups = [
    { ...group, message: 'new', builds: [two], is_new: true },
    { ...group, message: 'old', builds: [two, one], is_new: false },
  ]
  const client = clientWith({ '/registry/errors?': { build: two, groups } })
  const { lines } = await listErrors(client, readArguments(['errors', 'notes'], {}))
  expect(lines).toEqual([
    'New in build bbbbbbbbbbbb of notes',
    `  ${id}  new`,
    '      module-threw-on-render, 12 times, 2026-03-01T12:00 to 2026-03-02T12:00, in bbbbbbbbbbbb',
    'Seen before',
    `  ${id}  old`,
    '      module-threw-on-render, 12 times, 2026-03-01T12:00 to 2026-03-02T12:00, in bbbbbbbbbbbb, aaaaaaaaaaaa',
    'npm run module -- trace REPORT shows where one comes from.',
  ])
  const none = clientWith({ '/registry/errors?': { build: null, groups: [] } })
  expect((await listErrors(none, readArguments(['errors', 'notes'], {}))).lines).toEqual([
    'No browser reported an error of notes.',
  ])
})
