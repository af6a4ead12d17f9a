import type { Call } from '@tessera/contracts/calls/define-call'
import fc from 'fast-check'
import * as z from 'zod'

type Schema = z.core.JSONSchema._JSONSchema
type Input = Readonly<Record<string, unknown>>

/** Any code point. fast-check's own unit reads all of them back first, which takes more than a second. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .map((point) => String.fromCodePoint(point))

/** Values that attackers or broken programs send. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 53 + 2,
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    '9223372036854775807',
    '9223372036854775808',
    '99999999999999999999',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u200b',
    '%',
    '_%_\\',
    "' or 1=1; --",
    ':* & | ! <->',
    '../../etc/passwd',
    'javascript:alert(1)',
    'http://127.0.0.1/',
    'http://[::1]:80/',
    'https://',
    '__proto__',
    'constructor',
    'toString',
    '💥'.repeat(300),
    'a'.repeat(10_000),
    [],
    {},
    [[[[[[[[]]]]]]]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: anyCharacter, maxLength: 300 }),
)

/** Places where a person who knows the schema would put something else. */
const orNasty = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary, weight: 6 }, { arbitrary: nasty, weight: 1 })

/** Generates an input of a schema with something else in some places. */
function hostile(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return nasty
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => hostile(choice, ids)))
  if (schema.const !== undefined) return orNasty(fc.constant<unknown>(schema.const))
  if (schema.enum !== undefined) return orNasty(fc.constantFrom<unknown>(...schema.enum))
  if (schema.type === 'array') {
    const items = schema.items
    const item = items === undefined || Array.isArray(items) ? nasty : hostile(items, ids)
    return orNasty(fc.array(item, { maxLength: 4 }))
  }
  if (schema.type === 'object') return orNasty(hostileObject(schema, ids))
  if (schema.type === 'boolean') return orNasty(fc.boolean())
  if (schema.type === 'integer' || schema.type === 'number')
    return orNasty(fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer()))
  return orNasty(fc.oneof(fc.constantFrom(...ids), fc.string({ maxLength: 60 })))
}

function hostileObject(schema: Exclude<Schema, boolean>, ids: readonly string[]) {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, hostile(field, ids)] as const,
  )
  const requiredKeys = (schema.required ?? []).filter((name) => name in (schema.properties ?? {}))
  const known = fc.record(Object.fromEntries(fields), { requiredKeys })
  const extra = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'x'), nasty, {
    maxKeys: 1,
  })
  return fc
    .tuple(
      known,
      fc.oneof({ arbitrary: fc.constant({}), weight: 5 }, { arbitrary: extra, weight: 1 }),
    )
    .map(([record, more]) => ({ ...record, ...more }))
}

/** Generates inputs for a call, most of them bad somewhere; some ids exist. */
export const hostileInput = (call: Call, ids: readonly string[]): fc.Arbitrary<Input> =>
  hostile(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), ids).map((input) =>
    typeof input === 'object' && input !== null && !Array.isArray(input)
      ? Object.fromEntries(Object.entries(input))
      : {},
  )
