import { BuildId } from '@tessera/contracts/releases/build-id'
import { jsonSchemaOf } from '@tessera/contracts/releases/gate/json-schema-of'
import { schemaSource } from '@tessera/contracts/releases/gate/schema-source'
import { shapeLines } from '@tessera/contracts/releases/gate/shape-lines'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { sourceText } from './source-text.ts'
import { exportName, typesText } from './types-text.ts'

const build = z.parse(BuildId, 'ab'.repeat(32))
function textOf(schema: unknown): string {
  const source = schemaSource(schema)
  return typeof source === 'string' ? source : sourceText(source, { indent: '', used: 0 })
}

/** Makes a schema from its source, as a module that imports it does. */
async function made(text: string): Promise<z.core.$ZodType> {
  const { schema } = await import(
    `data:text/javascript,export const schema = (z) => ${encodeURIComponent(text)}`
  )
  return schema(z)
}

const { object, optional, array, string, nullable, record } = z

test.each([
  ['texts', string().check(z.regex(/^[a-z/'"]+$/), z.maxLength(9))],
  ['a text of two patterns', string().check(z.startsWith('a'), z.endsWith('b'))],
  ['an address', z.url()],
  ['numbers', array(z.number().check(z.gte(0.5), z.lte(9))).check(z.maxLength(3))],
  ['whole numbers', z.int()],
  ['choices', z.enum(["it's", 'b'])],
  ['constants', z.union([z.literal(1), z.literal('a'), z.literal(true)])],
  ['maybe nothing', nullable(object({ a: optional(string()) }))],
  [
    'one of two',
    z.discriminatedUnion('t', [
      object({ t: z.literal('a') }),
      object({ t: z.literal('b'), n: z.int() }),
    ]),
  ],
  ['names and values', record(string(), array(z.boolean()))],
  ['fields with odd names', object({ 'a-b': string(), constructor: z.null(), $c: z.unknown() })],
  ['no other fields', z.strictObject({ a: string() })],
  ['a default', object({ a: z._default(string(), 'x') })],
  ['nothing', object({})],
])('the written schema takes what the offered one takes: %s', async (_, schema) => {
  const offered = jsonSchemaOf(schema)
  expect(shapeLines('payload', await made(textOf(offered)), 'input')).toEqual(
    shapeLines('payload', schema, 'input'),
  )
})

test('what a descriptor holds can end no text, comment or expression of the file', async () => {
  const evil = "'});process.exit();//*/`$\n\u2028"
  const schema = {
    type: 'object',
    properties: { [evil]: { type: 'string', pattern: '/;process.exit();/\n' } },
    required: [evil],
    title: evil,
  }
  expect(shapeLines('payload', await made(textOf(schema)), 'input')).toContain(
    `has payload.${evil}`,
  )
  expect(await made(textOf({ enum: [evil, 'b'] }))).toMatchObject({ options: [evil, 'b'] })
})

test('exports are named after the part, each version by its own name', () => {
  const part = { name: 'gift-lists.chosen', version: 1, owner: 'gift-lists' } as const
  expect(exportName({ ...part, kind: 'event' })).toBe('giftListsChosen')
  expect(exportName({ ...part, kind: 'slot' })).toBe('giftListsChosenSlot')
  expect(exportName({ ...part, kind: 'event', version: 2 })).toBe('giftListsChosen2')
})

test('parts whose exports would have one name are refused', () => {
  const offers = {
    'event events.a-b@1': { schema: {} },
    'event events.a.b@1': { schema: {} },
  }
  expect(() => typesText({ module: 'events', build, version: '1.0.0', offers })).toThrow(
    'Two parts of events would both be eventsAB',
  )
})

test('a schema from which no types can be written is refused', () => {
  const offers = { 'event events.a@1': { schema: { $ref: '#' } } }
  expect(() => typesText({ module: 'events', build, version: '1.0.0', offers })).toThrow(
    'No types can be written from event events.a@1 (the payload has $ref)',
  )
})
