import { expect, test } from 'vitest'
import { dependentsOf, graphOf, partsNamed, raiseOrder, type ServedBuild } from './graph.ts'
import { sampleModule, sampleShell } from './sample-builds.ts'

const served = (build: Omit<ServedBuild, 'build' | 'standing'>): ServedBuild => ({
  ...build,
  build: null,
  standing: 'active',
})
const json = { schema: { type: 'object' } }

const shell = served(
  sampleShell('1.6.0', { hears: { 'session.changed@1': {} }, versions: { react: '19.3.1' } }),
)
const events = served(
  sampleModule(
    'events',
    { handles: ['events.place@1'] },
    {
      team: '@tessera/events',
      offers: {
        'event events.chosen@1': json,
        'request events.place@1': json,
        'slot events.agenda@1': json,
      },
      emits: ['events.chosen@1', 'session.changed@1'],
      hears: { 'events.place@1': {} },
      versions: { react: '19.3.1', nanostores: '1.0.0' },
    },
  ),
)
const feed = served(
  sampleModule(
    'feed',
    {
      slots: [{ slot: 'events.agenda@1', name: 'weather', preload: [] }],
      uses: ['call PinResource.get', 'slot way-in'],
    },
    {
      takes: { 'event events.chosen@1': json, 'slot events.agenda@1': json },
      emits: ['events.place@1', 'save.requested@1', 'save.tapped@1'],
      hears: { 'events.chosen@1': {} },
      versions: { react: '20.0.1' },
    },
  ),
)
const graph = graphOf([feed, shell, events])
const usesOf = (name: string) =>
  partsNamed(graph, name).map(({ part, uses }) => [
    part,
    uses.map(({ module, does }) => `${module} ${does}`).toSorted(),
  ])

test('the graph has each event, slot, call and package with the builds that use it, and how', () => {
  expect(usesOf('events.chosen')).toEqual([
    ['event events.chosen@1', ['events offers', 'events sends', 'feed hears']],
  ])
  expect(usesOf('events.agenda@1')).toEqual([
    ['slot events.agenda@1', ['events offers', 'feed fills']],
  ])
  expect(usesOf('way-in')).toEqual([['slot way-in', ['feed draws']]])
  expect(usesOf('PinResource.get')).toEqual([
    ['call PinResource.get', ['events calls', 'feed calls']],
  ])
  expect(usesOf('react')).toEqual([
    ['package react', ['events shares', 'feed shares', 'shell gives']],
  ])
  expect(usesOf('unknown')).toEqual([])
})

test('requests are told apart from events: those of the contracts, and those that a module offers or takes', () => {
  expect(usesOf('events.place')).toEqual([
    ['request events.place@1', ['events handles', 'events offers', 'feed sends']],
  ])
  expect(usesOf('save.requested')).toEqual([['request save.requested@1', ['feed sends']]])
  expect(usesOf('save.tapped')).toEqual([['request save.tapped@1', ['feed sends']]])
  const place = 'request events.place@1'
  const early = served(
    sampleModule('early', {}, { takes: { [place]: json }, emits: ['events.place@1'] }),
  )
  expect(graphOf([early]).parts.map(({ part }) => part)).toContain(place)
})

test('the graph is the same whatever the order of the builds', () => {
  expect(graphOf([events, feed, shell])).toEqual(graph)
  expect(graph.builds.map(({ module }) => module)).toEqual(['events', 'feed', 'shell'])
})

test('modules that use what a module gives depend on it', () => {
  expect(dependentsOf(graph, 'events')).toEqual(['feed', 'shell'])
  expect(dependentsOf(graph, 'feed')).toEqual(['events'])
})

test('a package is raised in the modules on which the fewest depend first, and in the shell last', () => {
  const order = raiseOrder(graph, { name: 'react', major: 20 })
  expect(order.map(({ module, has, isReady }) => [module, has, isReady])).toEqual([
    ['feed', '20.0.1', true],
    ['events', '19.3.1', false],
    ['shell', '19.3.1', false],
  ])
  expect(raiseOrder(graph, { name: 'lodash', major: 5 })).toEqual([])
})

test('builds without facts are listed, and use nothing that is known', () => {
  const old = graphOf([served(sampleModule('old', { facts: undefined, uses: undefined }))])
  expect(old).toEqual({
    builds: [{ module: 'old', build: null, version: '1.0.0', standing: 'active' }],
    parts: [],
  })
})
