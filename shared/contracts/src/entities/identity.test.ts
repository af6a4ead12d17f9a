import { expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from '../calls/all.ts'
import { entityTypes } from './entity-types.ts'
import { entityTypeOf, fieldsOfPlace } from './identity.ts'

interface Json {
  readonly [name: string]: unknown
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that is not null. */
const example = (schema: unknown) => (isJson(schema) && schema.type === 'null' ? null : 'something')

const typeOf = (properties: Json) =>
  entityTypeOf(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, example(schema)])),
  )

/** A record type of an answer, as JSON Schema has it. */
interface Found {
  readonly call: string
  readonly properties: Json
}

function recordsIn(schema: unknown, call: string): readonly Found[] {
  if (Array.isArray(schema)) return schema.flatMap((each: unknown) => recordsIn(each, call))
  if (!isJson(schema)) return []
  const own = isJson(schema.properties) ? [{ call, properties: schema.properties }] : []
  return [...own, ...Object.values(schema).flatMap((each) => recordsIn(each, call))]
}

const records = allCalls.flatMap(({ name, output }) =>
  recordsIn(
    z.toJSONSchema(output, {
      io: 'output',
      unrepresentable: 'any',
      reused: 'inline',
      // Defaults, for services of an older build, say nothing about the meaning of a field.
      override: ({ jsonSchema }) => void delete jsonSchema.default,
    }),
    name,
  ),
)

const ofType = (type: string) => records.filter(({ properties }) => typeOf(properties) === type)

test.each(entityTypes)('every field of a %s has the same schema in every call', (type) => {
  const schemas = new Map<string, Map<string, string>>()
  for (const { call, properties } of ofType(type)) {
    for (const [field, schema] of Object.entries(properties)) {
      if (fieldsOfPlace.has(`${type}.${field}`)) continue
      const calls = schemas.get(field) ?? new Map<string, string>()
      schemas.set(field, calls.set(JSON.stringify(schema), call))
    }
  }
  const differing = [...schemas].filter(([, calls]) => calls.size > 1)
  expect(differing.map(([field, calls]) => `${field}: ${[...calls.values()].join(', ')}`)).toEqual(
    [],
  )
  expect(schemas.size).toBeGreaterThan(2)
})

test('every field that depends on its place is sent by some call', () => {
  const sent = entityTypes.flatMap((type) =>
    ofType(type).flatMap(({ properties }) =>
      Object.keys(properties).map((field) => `${type}.${field}`),
    ),
  )
  expect([...fieldsOfPlace].filter((field) => !sent.includes(field))).toEqual([])
})

test('a record is recognized by its fields, whatever else it has', () => {
  expect(entityTypeOf({ id: '1', username: 'ana', full_name: 'Ana', about: '' })).toBe('user')
  expect(entityTypeOf({ id: '1', name: 'Lamps', url: '/ana/lamps/' })).toBe('board')
  expect(entityTypeOf({ id: 'a@b.example', username: null, full_name: 'A' })).toBeUndefined()
  expect(entityTypeOf({ name: 'Lamps', url: '/ana/lamps/' })).toBeUndefined()
})
