import { BuildId } from '@tessera/contracts/releases/build-id'
import { graphOf } from '@tessera/contracts/releases/gate/graph'
import { sampleModule, sampleShell } from '@tessera/contracts/releases/gate/sample-builds'
import { graphPath } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { graph } from './graph.ts'

const idOf = (digit: string) => z.parse(BuildId, digit.repeat(64))
const json = { schema: { type: 'object' } }
const active = { standing: 'active' } as const

const answer = graphOf([
  {
    ...sampleShell('1.6.0', { versions: { react: '19.3.1' } }, { version: '0.2.0' }),
    build: null,
    ...active,
  },
  {
    ...sampleModule(
      'events',
      {},
      {
        team: '@tessera/events',
        emits: ['events.chosen@1'],
        offers: { 'event events.chosen@1': json },
        versions: { react: '19.3.1' },
      },
    ),
    build: idOf('a'),
    ...active,
  },
  ...(['active', 'canary'] as const).map((standing) => ({
    ...sampleModule(
      'feed',
      {},
      {
        team: '@tessera/feed',
        hears: { 'events.chosen@1': {} },
        takes: { 'event events.chosen@1': json },
        versions: { react: standing === 'active' ? '19.3.1' : '20.0.0' },
      },
    ),
    build: idOf(standing === 'active' ? 'b' : 'c'),
    standing,
  })),
])
const client = { send: async (_: string, path: string) => (path === graphPath ? answer : null) }
const asked = (of: { breaks?: string; raise?: string } = {}) =>
  graph(client, { breaks: of.breaks, raise: of.raise })

test('graph lists the builds that run, and who does what with each part', async () => {
  const { lines, data } = await asked()
  expect(lines).toContain('  feed    1.0.0  cccccccccccc    canary  @tessera/feed')
  expect(lines).toContain('  shell   0.2.0  of the service  active  no team')
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual(
    expect.arrayContaining([
      ' event events.chosen@1 offers: events; sends: events; hears: feed, feed (canary)',
      ' package react shares: events 19.3.1, feed (canary) 20.0.0, feed 19.3.1; gives: shell 19.3.1',
    ]),
  )
  expect(data).toEqual(answer)
})

test('what breaks: the builds that use a part, with their teams', async () => {
  const { lines, data } = await asked({ breaks: 'events.chosen' })
  expect(lines).toEqual([
    'event events.chosen@1',
    '  offers  events  aaaaaaaaaaaa  active  @tessera/events',
    '  sends   events  aaaaaaaaaaaa  active  @tessera/events',
    '  hears   feed    bbbbbbbbbbbb  active  @tessera/feed',
    '  hears   feed    cccccccccccc  canary  @tessera/feed',
  ])
  expect(data).toMatchObject({ uses: [{ module: 'events', team: '@tessera/events' }, {}, {}, {}] })
  await expect(asked({ breaks: 'pin.lost@1' })).rejects.toThrow(
    'No running build uses pin.lost@1; name a part as npm run module -- graph lists it',
  )
})

test('raising a package: the order of the builds, as canaries, and the shell last', async () => {
  const { lines } = await asked({ raise: 'react@20' })
  expect(lines.slice(1, -1).map((line) => line.replace(/ +/g, ' '))).toEqual([
    ' 1. feed @tessera/feed bbbbbbbbbbbb react 19.3.1 npm run module -- publish feed --percent 1',
    ' 2. events @tessera/events aaaaaaaaaaaa react 19.3.1 npm run module -- publish events --percent 1',
    ' 3. shell no team of the service react 19.3.1 npm run module -- publish shell --percent 1',
  ])
  await expect(asked({ raise: 'react' })).rejects.toThrow('--raise takes a package and its next')
  await expect(asked({ raise: 'lodash@5' })).rejects.toThrow('No running build shares lodash')
})
