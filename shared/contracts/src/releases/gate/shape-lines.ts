import * as z from 'zod'

type Json = z.core.JSONSchema._JSONSchema

/** Keywords that limit a value, such as `maxLength: 50`. */
const limits = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']

function valueLines(at: string, schema: Exclude<Json, boolean>): readonly string[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  const limited = Object.entries(schema).filter(([key]) => limits.includes(key))
  return [
    ...(schema.type === undefined ? [] : [`type ${at} ${schema.type}`]),
    ...values.map((value) => `value ${at} ${JSON.stringify(value)}`),
    ...limited.map(([key, value]) => `limit ${at} ${key} ${JSON.stringify(value)}`),
  ]
}

function linesOf(at: string, schema: Json): readonly string[] {
  if (typeof schema === 'boolean') return schema ? [] : [`limit ${at} closed`]
  const { properties = {}, required = [], items, additionalProperties, anyOf, oneOf } = schema
  const options = anyOf ?? oneOf ?? []
  return [
    ...valueLines(at, schema),
    ...(schema.allOf ?? []).flatMap((one) => linesOf(at, one)),
    ...options.flatMap((one) => linesOf(`${at}|`, one)),
    ...required.map((name) => `required ${at}.${name}`),
    ...Object.entries(properties).flatMap(([name, field]) => [
      `has ${at}.${name}`,
      ...linesOf(`${at}.${name}`, field),
    ]),
    ...(Array.isArray(items) ? items : [items ?? true]).flatMap((one) => linesOf(`${at}[]`, one)),
    ...linesOf(`${at}{}`, additionalProperties ?? true),
  ]
}

/** Returns the sorted lines of a JSON schema, as `shapeLines` does those of a schema. */
export const jsonLines = (at: string, json: Json): readonly string[] =>
  [...new Set(linesOf(at, json))].sort()

/** True for a JSON schema. Only what `schemaSource` reads has the keywords that the lines are made of. */
export const isJsonSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null

/**
 * Returns a schema as sorted lines, one for each field, type, allowed value and limit. Two versions of
 * a schema are compared line by line (compare-shapes.ts).
 */
export function shapeLines(
  at: string,
  schema: z.core.$ZodType,
  io: 'input' | 'output',
): readonly string[] {
  return jsonLines(at, z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
}
