import * as z from 'zod'

/** Returns the JSON schema of what a schema takes. With 'throw', a schema that JSON cannot say throws. */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  unrepresentable: 'any' | 'throw' = 'any',
): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable })
  return json
}
