import * as z from 'zod'

type Json = z.core.JSONSchema._JSONSchema
type Schema = Exclude<Json, boolean>

const isSchema = (schema: Json | undefined): schema is Schema =>
  typeof schema === 'object' && schema !== null

/** Returns a schema and its alternatives. */
const optionsOf = (schemas: readonly Schema[]): readonly Schema[] =>
  schemas.flatMap((schema) => {
    const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
    return [schema, ...optionsOf(options.filter(isSchema))]
  })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function textOf(value: unknown, schemas: readonly Schema[]): string {
  const options = optionsOf(schemas)
  if (Array.isArray(value)) {
    const items = options.flatMap(({ items: each }) => [each].flat().filter(isSchema))
    return `[${[...new Set(value.map((item) => textOf(item, items)))].sort().join()}]`
  }
  if (isRecord(value)) {
    const members = Object.keys(value).sort()
    const texts = members.map((name) => {
      const fields = options.flatMap(({ properties, additionalProperties }) =>
        [properties?.[name] ?? additionalProperties].filter(isSchema),
      )
      return `${name}:${textOf(value[name], fields)}`
    })
    return `{${texts.join()}}`
  }
  const isListed = options.some((each) => each.enum !== undefined || each.const !== undefined)
  return isListed ? JSON.stringify(value) : value === null ? 'null' : typeof value
}

/**
 * Returns the shape of a payload as text: its fields, their types, and the values of those that the schema
 * lists. Payloads of one shape parse alike, so one of them is worth recording.
 */
export function payloadShape(schema: z.core.$ZodType, payload: unknown): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return textOf(payload, [json].filter(isSchema))
}
