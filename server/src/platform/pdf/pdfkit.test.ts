import { expect, test } from 'vitest'
import { runsOf } from './fonts.ts'
import { pdfkitPdfs } from './pdfkit.ts'

test('a text is written by the parts of the font that have its characters', () => {
  expect(runsOf('Łódź & Лампы').map(({ part }) => part)).toEqual([
    ...['latin-ext', 'latin', 'latin-ext', 'latin', 'cyrillic'],
  ])
  expect(runsOf('東').map(({ text }) => text)).toEqual(['□'])
})

test('the same page always gives the same file', async () => {
  const page = {
    ...{ title: 'Receipt', language: 'en', madeAt: new Date(0), facts: [], notes: ['Note'] },
    rows: [{ text: 'Лампы '.repeat(40), amount: '€1.00', isSum: true }],
  }
  const files = [await pdfkitPdfs.draw(page), await pdfkitPdfs.draw(page)]
  expect(files[0]).toEqual(files[1])
  expect(new TextDecoder().decode(files[0]?.slice(0, 5))).toBe('%PDF-')
})
