import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvField, unguarded } from './csv-field.ts'

test.each([
  ['=cmd', "'=cmd"],
  ["Lamp;=cmd|'/c calc'!A1", "Lamp;'=cmd|'/c calc'!A1"],
  ['Lamp|=1', "Lamp|'=1"],
  ['Lamp\t@sum', "Lamp\t'@sum"],
  ['a,=1', `"a,'=1"`],
  ['a;"=1"', `"a;'""=1"""`],
  ['123456789012345678', '"=""123456789012345678"""'],
  ['123456789012345', '123456789012345'],
  ['="123456789012345678"', `"'=""123456789012345678"""`],
  ['Lamp = 1; 20% off', 'Lamp = 1; 20% off'],
])('%j is the field %s, whichever separator a spreadsheet splits it at', (text, field) => {
  expect(csvField(text)).toBe(field)
})

test('reading takes away what writing added, whatever a text holds', () => {
  const sign = fc.constantFrom(...`'";,|\t\n\r=+-@a `)
  const long = fc.stringMatching(/^(="|')?\d{15,18}"?$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign }), long), (text) => {
      const field = csvField(text)
      const plain = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
      expect(unguarded(plain)).toBe(text)
    }),
  )
})
