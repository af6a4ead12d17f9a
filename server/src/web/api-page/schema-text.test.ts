import { expect, test } from 'vitest'
import * as z from 'zod'
import { schemaText } from './schema-text.ts'

const textOf = (schema: z.ZodType) => schemaText(z.toJSONSchema(schema, { io: 'input' }))

test('a shape reads as a type, what may be left out with a mark', () => {
  const schema = z.strictObject({ name: z.string().max(50), secret: z.boolean().optional() })
  expect(textOf(schema)).toBe('{\n  name: string (0–50)\n  secret?: boolean\n}')
})

test('choices and lists read as they are written in code', () => {
  expect(textOf(z.array(z.enum(['a', 'b'])))).toBe('("a" | "b")[]')
  expect(textOf(z.nullable(z.literal(3)))).toBe('3 | null')
})

test('a shape in itself is cut short', () => {
  const deep = z.object({
    a: z.object({ b: z.object({ c: z.object({ d: z.object({ e: z.string() }) }) }) }),
  })
  expect(textOf(deep)).toContain('{…}')
})
