import { expect, test } from 'vitest'
import * as z from 'zod'
import { schemaText } from './schema-text.ts'

const textOf = (schema: z.ZodType) => schemaText(z.toJSONSchema(schema, { io: 'input' }))

test('a schema reads as a type, with a mark on optional fields', () => {
  const schema = z.strictObject({ name: z.string().max(50), secret: z.boolean().optional() })
  expect(textOf(schema)).toBe('{\n  name: string (0–50)\n  secret?: boolean\n}')
})

test('choices and lists read as in code', () => {
  expect(textOf(z.array(z.enum(['a', 'b'])))).toBe('("a" | "b")[]')
  expect(textOf(z.nullable(z.literal(3)))).toBe('3 | null')
})

test('a recursive schema is cut short', () => {
  const deep = z.object({
    a: z.object({ b: z.object({ c: z.object({ d: z.object({ e: z.string() }) }) }) }),
  })
  expect(textOf(deep)).toContain('{…}')
})
