// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offersOf, takesOf } from '@tessera/build/contract/offered-and-taken'
import { sentAndHeard } from '@tessera/build/contract/sent-and-heard'
import { defineSlot } from '@tessera/contracts/define-slot'
import { defineEvent, defineHandledRequest } from '@tessera/contracts/events/define-event'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { refusalsOf } from '@tessera/contracts/releases/gate/refusals-of'
import { sampleModule, sampleWorld } from '@tessera/contracts/releases/gate/sample-builds'
import { z } from '@tessera/contracts/schema'
import { defineModule, handler, slot } from '@tessera/module'
import { describeModule } from '@tessera/module/descriptor'
import { Slot, SlotsProvider } from '@tessera/module/react'
import { typesText } from '@tessera/module-cli/types/types-text'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choose } from './offers/events/choose.ts'
import { agendaSlot, chosen, place } from './offers/events/offers.ts'
import { eventsAgendaSlot } from './offers/feed/from/events.ts'
import { hear } from './offers/feed/hear.ts'
import { testShell } from './shell.tsx'

const handles = [handler(place, async () => ({ default: () => () => ({ free: true }) }))]
const events = { name: 'events', version: '1.2.0', handles } as const
const now = offersOf({ ...events, offers: [chosen, place, agendaSlot] })

/** The event before it had a city. */
const { city: _, ...fewer } = chosen.schema.shape
const earlier = offersOf({
  ...events,
  offers: [{ ...chosen, schema: z.object(fewer) }, place, agendaSlot],
})

const sourceOf = (path: string) => {
  const file = join(import.meta.dirname, 'offers', path)
  return { path: file, text: readFileSync(file, 'utf8') }
}
const owner = (offers: object) =>
  sampleModule('events', { handles: ['events.place@1'] }, { offers })

test('what a module offers is in its facts, by kind, name and version, with JSON schemas', () => {
  expect(Object.keys(now)).toEqual([
    'event events.chosen@1',
    'request events.place@1',
    'slot events.agenda@1',
  ])
  expect(now['request events.place@1']).toEqual({
    schema: {
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
    },
    answer: {
      type: 'object',
      properties: { free: { type: 'boolean' } },
      required: ['free'],
    },
  })
})

test.each([
  ['a name of another module', { ...chosen, name: 'feed.chosen' }, "begin the name with 'events.'"],
  ['a request that it does not handle', { ...place, version: 2 }, 'add handler(…) to handles'],
  [
    'a slot without a version',
    defineSlot({ name: 'events.side', schema: z.object({}) }),
    'add version: 1',
  ],
  [
    'a schema without types',
    defineEvent({ name: 'events.odd', version: 1, schema: z.object({ at: z.transform(String) }) }),
    'event events.odd@1 has a schema from which no types can be written',
  ],
])('a build stops at an offer with %s', (_, offered, fix) => {
  expect(() => offersOf({ ...events, offers: [offered] })).toThrow(fix)
})

test('the types of a build are written the same each time, and are the file that a team commits', () => {
  const build = z.parse(BuildId, 'ff654015aebb'.padEnd(64, '0'))
  const written = typesText({ module: 'events', build, version: '1.1.0', offers: earlier })
  const { text } = sourceOf('feed/from/events.ts')
  expect(written).toBe(text)
  const turned = Object.fromEntries(Object.entries(earlier).toReversed())
  expect(typesText({ module: 'events', build, version: '1.1.0', offers: turned })).toBe(text)
})

test('a build takes what its sources import of the written types, as it was offered then', async () => {
  const sources = [sourceOf('feed/hear.ts')]
  const { 'slot events.agenda@1': __, ...taken } = earlier
  expect(await takesOf(sources)).toEqual(taken)
  expect(await sentAndHeard(sources)).toMatchObject({
    emits: ['events.place@1'],
    hears: { 'events.chosen@1': earlier['event events.chosen@1']?.schema },
  })
  expect((await sentAndHeard([sourceOf('events/choose.ts')])).emits).toEqual(['events.chosen@1'])
})

test('the gate admits both sides, and refuses a change that the other side would not understand', async () => {
  const takes = await takesOf([sourceOf('feed/hear.ts')])
  const feed = sampleModule('feed', {}, { takes })
  expect(refusalsOf(feed, sampleWorld([owner(now)]))).toEqual([])
  expect(refusalsOf(owner(now), sampleWorld([feed]))).toEqual([])
  const without = offersOf({
    ...events,
    offers: [{ ...chosen, schema: z.object({ id: z.string() }) }, place, agendaSlot],
  })
  expect(refusalsOf(owner(without), sampleWorld([feed]))).toEqual([
    { code: 'offer-changed', message: expect.stringMatching(/events 1.0.0 .* active feed 1.0.0/) },
  ])
})

test('a module hears the event of another one that has changed since its types were written, and asks it', async () => {
  const { shell, events: told, reports } = testShell()
  const shown: string[] = []
  hear(shell, (text) => shown.push(text))
  choose(shell, 'Harbor walk')
  await vi.waitFor(() => expect(shown).toEqual(['Harbor walk (walk): full']))
  shell.bus.handle(place, () => ({ free: true }))
  choose(shell, 'Harbor walk')
  await vi.waitFor(() => expect(shown.at(-1)).toBe('Harbor walk (walk): free'))
  expect(told[0]).toMatchObject({ name: 'events.chosen', payload: { city: 'Oslo' } })
  expect(reports).toEqual([
    { code: 'request-unhandled', detail: 'events.place: no module handles it' },
  ])
  // The other side checks too: a payload without what the earlier types need reaches nobody.
  shell.bus.emit({ ...chosen, schema: z.object({}) }, {})
  expect(reports.at(-1)).toMatchObject({ code: 'event-invalid' })
  expect(shown).toHaveLength(2)
})

test('a slot of a module is filled by its name and version', async () => {
  const filled = slot(eventsAgendaSlot, async () => ({
    default: ({ input: { day } }) => <p>Weather on {day}</p>,
  }))
  const feed = defineModule({ name: 'feed', version: '1.0.0', slots: { weather: filled } })
  const { slots } = describeModule(feed, {
    contract: '^1.6.0',
    entry: '',
    container: '',
    files: [],
    module: [],
    chunks: {},
  })
  expect(slots).toMatchObject([{ slot: 'events.agenda@1', name: 'weather' }])
  const View = await filled.load()
  testShell().render(
    <SlotsProvider
      value={({ name, input }) =>
        name === slots[0]?.slot ? <View input={input} close={() => {}} /> : null
      }
    >
      <Slot slot={agendaSlot} input={{ day: 'Monday' }} loading={null} />
    </SlotsProvider>,
  )
  expect(screen.getByText('Weather on Monday')).toBeDefined()
})

// A request may have no answer; then nobody can ask.
const ping = defineHandledRequest({ name: 'events.ping', version: 1, schema: z.object({}) })
test('a request without an answer is sent, and asking it gives nothing', async () => {
  const { shell } = testShell()
  shell.bus.handle(ping, () => 'something')
  expect(await shell.bus.ask(ping, {})).toBeUndefined()
})
