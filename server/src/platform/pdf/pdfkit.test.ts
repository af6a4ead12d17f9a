import { expect, test } from 'vitest'
import { runsOf } from './fonts.ts'
import { pdfkitPdfs } from './pdfkit.ts'

test('a text is written by the parts of the font that have its characters', () => {
  expect(runsOf('Łódź & Лампы').map(({ part }) => part)).toEqual([
    'latin-ext',
    'latin',
    'latin-ext',
    'latin',
    'cyrillic',
  ])
  expect(runsOf('東京の여름 شتاء חורף').map(({ part }) => part.replace(/-\d+$/, ''))).toEqual([
    'sc',
    'sc',
    'sc',
    'kr',
    'kr',
    'latin',
    'arabic-arabic',
    'latin',
    'hebrew-hebrew',
  ])
  expect(runsOf('𓀀').map(({ text }) => text)).toEqual(['□'])
  expect(runsOf('ส 👩\u200d👩\u200d👧❤️').map(({ text }) => text)).toEqual(['□', ' ', '□□'])
})

test('the same page always gives the same file', async () => {
  const page = {
    title: 'Receipt',
    language: 'en',
    madeAt: new Date(0),
    facts: [],
    notes: ['Note'],
    unwrittenNote: '',
    rows: [{ text: 'Лампы 東京 여름 شتاء '.repeat(20), amount: '€1.00', isSum: true }],
    footOf: (at: number, pages: number) => `${at} of ${pages}`,
  }
  const files = [await pdfkitPdfs.draw(page), await pdfkitPdfs.draw(page)]
  expect(files[0]).toEqual(files[1])
  expect(new TextDecoder().decode(files[0]?.slice(0, 5))).toBe('%PDF-')
})

test('a page that is full goes on to the next, each with its number at the foot', async () => {
  const feet: string[] = []
  await pdfkitPdfs.draw({
    title: 'Statement',
    language: 'en',
    madeAt: new Date(0),
    facts: [],
    notes: [],
    unwrittenNote: '',
    // Longer than a line, without a place to break it.
    rows: Array(40).fill({ text: 'x'.repeat(300), amount: '€1.00', isSum: false }),
    footOf(at, pages) {
      feet.push(`${at} of ${pages}`)
      return ''
    },
  })
  // The first one was asked for its letters alone.
  expect(feet.slice(1)).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
})
