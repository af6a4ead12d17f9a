import { z } from '@tessera/contracts/schema'
import { KnownSchema } from './json-schema.ts'

/** A part of the source of a schema. */
export type SchemaSource =
  | { readonly text: string }
  | { readonly call: string; readonly args: readonly SchemaSource[] }
  | { readonly of: SchemaSource; readonly checks: readonly SchemaSource[] }
  | { readonly list: readonly SchemaSource[] }
  | { readonly fields: readonly (readonly [name: string, value: SchemaSource])[] }

/** The reason that a schema cannot be written as source: where, and what it has there. */
class NoSource extends Error {}

const call = (name: string, ...args: readonly SchemaSource[]): SchemaSource => ({
  call: `z.${name}`,
  args,
})

/** Returns a text as a literal in single quotes, or in double ones where that needs fewer escapes. */
export function quoted(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}

const literal = (value: unknown): SchemaSource => ({
  text: typeof value === 'string' ? quoted(value) : JSON.stringify(value),
})

const checked = (of: SchemaSource, checks: readonly SchemaSource[]): SchemaSource =>
  checks.length === 0 ? of : { of, checks }

/** Returns the check of a limit, if the schema states one. */
const limit = (name: string, value: number | undefined): readonly SchemaSource[] =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER
    ? []
    : [call(name, literal(value))]

function patternOf(at: string, pattern: string): SchemaSource {
  try {
    return call('regex', { text: new RegExp(pattern).toString() })
  } catch {
    throw new NoSource(`${at} has a pattern that is no regular expression`)
  }
}

function textSource(at: string, schema: KnownSchema): SchemaSource {
  const { pattern, format, allOf = [], minLength, maxLength } = schema
  if (format !== undefined && format !== 'uri' && pattern === undefined && allOf.length === 0)
    throw new NoSource(`${at} has the format ${format}`)
  const patterns = [...(pattern === undefined ? [] : [{ pattern }]), ...allOf]
  return checked(call(format === 'uri' ? 'url' : 'string'), [
    ...patterns.map((each) => patternOf(at, each.pattern)),
    ...limit('minLength', minLength),
    ...limit('maxLength', maxLength),
  ])
}

const numberSource = ({ type, minimum, maximum }: KnownSchema): SchemaSource =>
  checked(call(type === 'integer' ? 'int' : 'number'), [
    ...limit('gte', minimum),
    ...limit('lte', maximum),
  ])

function listSource(at: string, schema: KnownSchema): SchemaSource {
  const { items, minItems, maxItems } = schema
  const array = call('array', sourceAt(`${at}[]`, items ?? {}))
  return checked(array, [...limit('minLength', minItems), ...limit('maxLength', maxItems)])
}

function objectSource(at: string, schema: KnownSchema): SchemaSource {
  const { properties, required = [], additionalProperties: rest, propertyNames } = schema
  if (properties === undefined && rest !== undefined && rest !== false) {
    const key = propertyNames === undefined ? call('string') : sourceAt(`${at}{}`, propertyNames)
    return call('record', key, sourceAt(`${at}{}`, rest))
  }
  if (rest !== undefined && rest !== false) throw new NoSource(`${at} takes fields of any name`)
  const needed = new Set(required)
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const value = sourceAt(`${at}.${name}`, field)
    return [name, needed.has(name) ? value : call('optional', value)] as const
  })
  return call(rest === false ? 'strictObject' : 'object', { fields })
}

function optionsSource(at: string, options: readonly unknown[]): SchemaSource {
  const sources = options.map((each) => sourceAt(`${at}|`, each))
  const [first, second] = sources
  const isNullable = sources.length === 2 && second && 'call' in second && second.call === 'z.null'
  return first && isNullable ? call('nullable', first) : call('union', { list: sources })
}

function valuesSource(values: NonNullable<KnownSchema['enum']>): SchemaSource {
  const list = values.map(literal)
  if (values.every((value) => typeof value === 'string')) return call('enum', { list })
  return call('union', { list: list.map((each) => call('literal', each)) })
}

/** The keywords that hold other schemas, and the kind of schema in which each of them is read. */
const holders = [
  ['items', 'array'],
  ['properties', 'object'],
  ['additionalProperties', 'object'],
  ['propertyNames', 'object'],
  ['allOf', 'string'],
] as const

/** The longest path of a field, which bounds the depth. */
const longestPath = 500

function known(at: string, schema: unknown): KnownSchema {
  if (at.length > longestPath) throw new NoSource(`${at.slice(0, 40)}… nests too deeply`)
  const read = z.safeParse(KnownSchema, schema)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const what = issue && 'keys' in issue ? issue.keys.join() : issue?.path.join('.')
  throw new NoSource(`${at} has ${what || 'no schema'}`)
}

function sourceAt(at: string, given: unknown): SchemaSource {
  const schema = known(at, given)
  const { type, anyOf, oneOf, const: only, enum: values } = schema
  const options = anyOf ?? oneOf
  const isChoice = options !== undefined || only !== undefined || values !== undefined
  const kind = isChoice ? undefined : type
  const stray = holders.find(([key, of]) => schema[key] !== undefined && kind !== of)
  if (stray !== undefined) throw new NoSource(`${at} has ${stray[0]} without its type`)
  if (options !== undefined) return optionsSource(at, options)
  if (only !== undefined) return call('literal', literal(only))
  if (values !== undefined) return valuesSource(values)
  if (type === undefined) return call('unknown')
  if (type === 'string') return textSource(at, schema)
  if (type === 'number' || type === 'integer') return numberSource(schema)
  if (type === 'array') return listSource(at, schema)
  return type === 'object' ? objectSource(at, schema) : call(type)
}

/** Returns the source of a zod schema that takes what a JSON schema takes, or why there is none. */
export function schemaSource(schema: unknown): SchemaSource | string {
  try {
    return sourceAt('the payload', schema)
  } catch (cause) {
    if (cause instanceof NoSource) return cause.message
    throw cause
  }
}
