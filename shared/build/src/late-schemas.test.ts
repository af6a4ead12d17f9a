import { expect, test } from 'vitest'
import { parsedLate } from './late-schemas.ts'

test('a source that parses imports the parser, and declarations stay as they are', () => {
  expect(parsedLate('const id = z.safeParse(PinId, text).data')).toBe(
    "const id = parsing.safeParse(PinId, text).data\nimport * as parsing from '@tessera/contracts/parse'\n",
  )
  const declaration = 'export const Id = z.string() // parse(z), my.z.parse(Id)'
  expect(parsedLate(declaration)).toBe(declaration)
})
