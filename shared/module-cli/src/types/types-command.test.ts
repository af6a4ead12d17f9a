import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { sampleModule } from '@tessera/contracts/releases/gate/sample-builds'
import { expect, test } from 'vitest'
import { aimOf, offeringBuild } from './types-command.ts'

test.each([
  ['feed events', undefined, { module: 'feed', owner: 'events' }],
  ['feed events', 'save', { module: 'feed', owner: 'events' }],
  ['events', 'feed', { module: 'feed', owner: 'events' }],
  ['', 'feed', { module: 'feed' }],
  ['feed', undefined, { module: 'feed' }],
])("'types %s' in the folder of %s gives the module its types", (text, here, aim) => {
  const names = text.split(' ').filter((name) => name !== '')
  expect(aimOf({ command: 'types', names }, { here, modules: ['feed', 'save'] })).toEqual(aim)
})

test('in a repository with one module, the name is that of the other one', () => {
  const asked = { command: 'types', names: ['events'] }
  expect(aimOf(asked, { here: undefined, modules: ['feed'] })).toEqual({
    module: 'feed',
    owner: 'events',
  })
  expect(() => aimOf({ command: 'types', names: [] }, { here: undefined, modules: [] })).toThrow(
    'types takes [NAME] [OTHER].',
  )
})

const offers = { 'event events.chosen@1': { schema: { type: 'object' } } }
const { descriptor } = sampleModule('events', {}, { offers })

test('the types come from the active build, whose descriptor must be the one of its id', async () => {
  const build = await buildIdOf(descriptor)
  const sent = (answer: unknown) => ({
    send: async (_: string, path: string) =>
      path === '/registry.json' ? { builds: { events: build, off: null } } : answer,
  })
  expect(await offeringBuild(sent(descriptor), 'events')).toEqual({
    module: 'events',
    build,
    version: '1.0.0',
    offers,
  })
  await expect(offeringBuild(sent({ other: true }), 'events')).rejects.toThrow(
    'is not that of build',
  )
  for (const name of ['off', 'notes', 'constructor'])
    await expect(offeringBuild(sent(descriptor), name)).rejects.toThrow(
      `The product runs no build of ${name}; publish ${name} first`,
    )
})

test.each([
  ['without facts', { facts: undefined }, 'events states no facts'],
  [
    'with other facts',
    { facts: { ...Object(descriptor).facts, offers: { 'event chosen': {} } } },
    /events could not be read \(facts\.offers\.event chosen: .+\); bring the packages of this repository up to date/,
  ],
])('a descriptor %s is not one that offers nothing', async (_, more, message) => {
  const other = { ...Object(descriptor), ...more }
  const build = await buildIdOf(other)
  const send = async (_: string, path: string) =>
    path === '/registry.json' ? { builds: { events: build } } : other
  await expect(offeringBuild({ send }, 'events')).rejects.toThrow(message)
})
