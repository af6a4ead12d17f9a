import { z } from '@tessera/contracts/schema'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const schemas = z.optional(z.array(z.unknown()))
const count = z.optional(z.int())

/** The JSON schemas that other teams get types from: those that the contracts' part of zod can say. */
export const KnownSchema = z.strictObject({
  type: z.optional(z.enum(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'])),
  const: z.optional(value),
  enum: z.optional(z.array(value).check(z.minLength(1))),
  anyOf: schemas,
  oneOf: schemas,
  allOf: z.optional(z.array(z.object({ pattern: z.string() }))),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  minLength: count,
  maxLength: count,
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  items: z.optional(z.unknown()),
  minItems: count,
  maxItems: count,
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.unknown()),
  propertyNames: z.optional(z.unknown()),
  // These limit nothing.
  $schema: z.optional(z.unknown()),
  default: z.optional(z.unknown()),
  title: z.optional(z.unknown()),
  description: z.optional(z.unknown()),
  examples: z.optional(z.unknown()),
})

export type KnownSchema = z.infer<typeof KnownSchema>
