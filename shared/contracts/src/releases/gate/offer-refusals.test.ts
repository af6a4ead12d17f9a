import { expect, test } from 'vitest'
import * as z from 'zod'
import { offerLimits } from './offer-refusals.ts'
import { refusalsOf } from './refusals-of.ts'
import { sampleModule, sampleWorld } from './sample-builds.ts'
import type { GateBuild, Standing } from './world.ts'

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })

type Facts = Readonly<Record<string, unknown>>

const chosen = z.object({
  id: z.string(),
  place: z.string(),
  kind: z.enum(['talk', 'walk']).optional(),
})
const asked = z.object({ id: z.string(), note: z.string().max(50).optional() })
const answer = z.object({ free: z.boolean() })
const event = 'event events.chosen@1'
const request = 'request events.place@1'
const slot = 'slot events.agenda@1'

const parts = (of: { payload?: z.ZodType; asked?: z.ZodType; answer?: z.ZodType } = {}) => ({
  [event]: { schema: json(of.payload ?? chosen) },
  [slot]: { schema: json(of.payload ?? chosen) },
  [request]: { schema: json(of.asked ?? asked), answer: json(of.answer ?? answer) },
})

const owner = (offers: object = parts(), facts: object = {}, version = '2.0.0') =>
  sampleModule('events', { version, handles: ['events.place@1'] }, { offers, ...facts })
const taker = (takes: object = parts()) => sampleModule('feed', {}, { takes })

const told = (
  candidate: GateBuild,
  ...others: readonly (GateBuild & { readonly standing?: Standing })[]
) => refusalsOf(candidate, sampleWorld(others)).map(({ code, message }) => `${code}: ${message}`)

test('a module offers parts of its own, and another one that was built against them is admitted', () => {
  expect(told(owner())).toEqual([])
  expect(told(taker(), owner())).toEqual([])
  expect(told(owner(), taker())).toEqual([])
})

test.each([
  ['the payload has more', { payload: chosen.extend({ city: z.string() }) }],
  [
    'the payload has fewer of its values',
    { payload: chosen.extend({ kind: z.enum(['talk']).optional() }) },
  ],
  ['a field may always come', { payload: chosen.extend({ kind: z.enum(['talk', 'walk']) }) }],
  ['a request takes another field', { asked: asked.extend({ from: z.string().optional() }) }],
  ['a request takes longer texts', { asked: asked.extend({ note: z.string().optional() }) }],
  ['an answer has more', { answer: answer.extend({ seats: z.number() }) }],
])(
  'a build of the module is admitted beside a build that was made for the earlier one: %s',
  (_, of) => {
    expect(told(owner(parts(of)), taker())).toEqual([])
  },
)

test.each([
  [
    'lost a field',
    { payload: chosen.omit({ place: true }) },
    [event, slot],
    'payload.place is gone',
  ],
  ['may lack a field', { payload: chosen.partial() }, [event, slot], 'payload.id may be missing'],
  [
    'has a new value',
    { payload: chosen.extend({ kind: z.enum(['talk', 'walk', 'film']).optional() }) },
    [event, slot],
    'payload.kind may be "film"',
  ],
  [
    'has another type',
    { payload: chosen.extend({ place: z.number() }) },
    [event, slot],
    'payload.place is no longer of the type string',
  ],
  ['needs more', { asked: asked.extend({ day: z.string() }) }, [request], 'payload.day is needed'],
  ['lost what it took', { asked: asked.omit({ note: true }) }, [request], 'payload.note is gone'],
  ['answers less', { answer: z.object({}) }, [request], 'answer.free is gone'],
  [
    'answers something else',
    { answer: z.object({ free: z.number() }) },
    [request],
    'answer.free is no longer of the type boolean',
  ],
])(
  'a build of the module whose part %s is refused with both names and the fix',
  (_, of, changed, why) => {
    const says = changed.map(
      (part) =>
        `offer-changed: events 2.0.0 offers ${part} in another way than the active feed 1.0.0 takes it (${why}); offer the change as a new version beside this one.`,
    )
    expect(told(owner(parts(of)), taker())).toEqual(says)
    const other = taker(parts(of))
    const newer = told(other, owner())
    for (const says of newer)
      expect(says).toMatch(
        /^offer-changed: the active events 2.0.0 .* than feed 1.0.0 takes .*; run npm run module -- types events and build it again\.$/,
      )
  },
)

test('a part that a running build takes must stay, also for open tabs', () => {
  const { [event]: _, ...fewer } = parts()
  const gone = (who: string) =>
    `offer-missing: events 2.0.0 does not offer ${event}, which ${who} takes; offer it beside its next version until no build takes it.`
  const next = { ...fewer, 'event events.chosen@2': { schema: json(z.object({})) } }
  expect(told(owner(next), taker())).toEqual([gone('the active feed 1.0.0')])
  expect(told(owner(next), { ...taker(), standing: 'open-tabs' })).toEqual([
    gone('feed 1.0.0, which open tabs may still run,'),
  ])
  expect(told(owner({ ...parts(), ...next }), taker())).toEqual([])
})

test('a part that nobody offers yet is refused, and so is one that only earlier builds offered', () => {
  const only = taker({ [event]: { schema: json(chosen) } })
  const says = (who: string) =>
    `offer-missing: feed 1.0.0 takes ${event}, which ${who}; publish events with it first.`
  expect(told(only)).toEqual([says('nobody offers')])
  expect(told(only, { ...owner(), standing: 'open-tabs' })).toEqual([says('nobody offers')])
  expect(told(only, owner({}))).toEqual([says('the active events 2.0.0 does not offer')])
  expect(told(only, owner({}), { ...owner(), standing: 'canary' })).toEqual([])
})

test('an earlier build of the module in open tabs does not refuse a hearer of its later event', () => {
  const wide = chosen.extend({ city: z.string() })
  const sample = { 'events.chosen@1': [{ id: '1', place: 'Hall' }] }
  const sends = { emits: ['events.chosen@1'], samples: sample }
  const hearer = sampleModule(
    'feed',
    {},
    {
      takes: { [event]: { schema: json(wide) } },
      hears: { 'events.chosen@1': json(wide) },
    },
  )
  const now = {
    ...sends,
    samples: { 'events.chosen@1': [{ id: '1', place: 'Hall', city: 'Oslo' }] },
  }
  const later = owner({ ...parts(), [event]: { schema: json(wide) } }, now)
  expect(told(hearer, later, { ...owner(parts(), sends, '1.0.0'), standing: 'open-tabs' })).toEqual(
    [],
  )
  expect(told(hearer, owner(parts(), sends))).toEqual([
    expect.stringContaining('event-payload'),
    expect.stringContaining('offer-changed'),
  ])
})

test('names begin with the name of the module, and none is of the contracts or of another module', () => {
  const schema = { schema: json(z.object({})) }
  const says = (what: string, name = 'events') =>
    expect.stringContaining(`offer-name: ${name} 1.0.0 ${what}, which is no name of its own`)
  const events = (facts: Facts, fields: Facts = {}) => sampleModule('events', fields, facts)
  expect(told(events({ offers: { 'event feed.chosen@1': schema } }))).toEqual([
    says('offers feed.chosen'),
  ])
  expect(told(sampleModule('save', {}, { offers: { 'event save.requested@2': schema } }))).toEqual([
    says('offers save.requested', 'save'),
  ])
  const samples = { 'feed.chosen@1': [{}] }
  expect(told(events({ emits: ['feed.chosen@1'], samples }))).toEqual([says('sends feed.chosen')])
  expect(told(events({}, { handles: ['feed.place@1'] }))).toEqual([says('handles feed.place')])
})

test.each([
  ['a recursive one', { $ref: '#' }, 'the payload has $ref'],
  ['one that is none', { type: 'constructor' }, 'the payload has type'],
  ['items of no list', { items: {} }, 'items without its type'],
  ['a pattern that is none', { type: 'string', pattern: '(' }, 'no regular expression'],
  [
    'required fields that are no list',
    { type: 'object', required: 'id' },
    'the payload has required',
  ],
  ['a large one', { enum: ['x'.repeat(offerLimits.characters)] }, 'characters'],
  [
    'a deep one',
    JSON.parse(`${'{"type":"array","items":'.repeat(900)}{}${'}'.repeat(900)}`),
    'nests too deeply',
  ],
])('a schema from which no types can be written is refused: %s', (_, schema, why) => {
  const [first = '', ...more] = told(owner({ [event]: { schema } }))
  expect(first).toContain(`offer-schema: events 2.0.0 has a schema of ${event} from which no types`)
  expect(first).toContain(why)
  expect(more).toEqual([])
})

test('a module offers at most so many parts', () => {
  const names = Array.from({ length: offerLimits.parts + 1 }, (_, at) => `event events.n${at}@1`)
  const offers = Object.fromEntries(names.map((name) => [name, { schema: {} }]))
  expect(told(owner(offers))).toEqual([expect.stringContaining('offers or takes 101 parts')])
})
