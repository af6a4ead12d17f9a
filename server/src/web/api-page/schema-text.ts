import type * as z from 'zod'

type Schema = z.core.JSONSchema._JSONSchema

/** Levels of a schema that are written out. */
const depthMax = 4

/** Writes a JSON schema as a type, the notation that engineers read fastest. */
export function schemaText(schema: Schema, depth = 0): string {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing'
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return joined(choices.map((choice) => schemaText(choice, depth)))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return joined(schema.enum.map((value) => JSON.stringify(value)))
  if (schema.type === 'array') return `${wrapped(itemText(schema.items, depth))}[]`
  if (schema.type === 'object') return objectText(schema, depth)
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'anything')
  return `${type}${boundsOf(schema)}`
}

const joined = (parts: readonly string[]): string => [...new Set(parts)].join(' | ')

const wrapped = (text: string): string => (text.includes(' | ') ? `(${text})` : text)

const itemText = (items: Exclude<Schema, boolean>['items'], depth: number): string =>
  items === undefined || Array.isArray(items) ? 'anything' : schemaText(items, depth)

function objectText(schema: Exclude<Schema, boolean>, depth: number): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return '{}'
  if (depth >= depthMax) return '{…}'
  const needed = new Set(schema.required)
  const indent = '  '.repeat(depth + 1)
  const lines = fields.map(([name, field]) => {
    const mark = needed.has(name) ? '' : '?'
    return `${indent}${name}${mark}: ${schemaText(field, depth + 1)}`
  })
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

/** Describes the bounds of a text or number. */
function boundsOf(schema: Exclude<Schema, boolean>): string {
  const { minLength, maxLength, minimum, maximum, pattern } = schema
  const low = minLength ?? minimum
  const high = maxLength ?? maximum
  const isWhole = high !== undefined && high < Number.MAX_SAFE_INTEGER
  if (isWhole) return ` (${low ?? 0}–${high})`
  return pattern !== undefined && pattern.length < 40 ? ` /${pattern}/` : ''
}
