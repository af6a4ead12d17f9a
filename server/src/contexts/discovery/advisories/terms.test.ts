import { expect, test } from 'vitest'
import { countryOf } from '../../identity/accounts/country-of.ts'
import { termListOf } from './import-terms.ts'
import { markedText } from './marked-text.ts'
import { termKeys } from './term-keys.ts'

test('termKeys reads a query as typed, with signs as letters, and with spaced-out letters joined', () => {
  expect(termKeys('S3lf-H4RM!').wholes).toContain('self harm')
  expect(termKeys('h e r o i n now').parts).toContain('heroin')
  expect(termKeys('Sélf  hárm').parts).toEqual(
    expect.arrayContaining(['self', 'harm', 'self harm']),
  )
  expect(termKeys('2024 calendar').parts).toContain('2024')
  expect(termKeys('$%&').parts).toEqual([])
})

test('S3.47 termListOf parses a list by line and reports the lines it could not read', () => {
  const { terms, faults } = termListOf(
    [
      '# a comment',
      'Ghost  Gun\tcontains\tabusive\tweapon-sales\tWeapons\t',
      'gun\texact\tsensitive\tweapon-sales\tWeapons\tde',
      'lottery\texact\tbrand-unsafe\tgambling\tLotteries\t',
      '\tcontains\tabusive\tx\t\t',
      'gun\tlike\tabusive\tx',
      'gun\texact\tbad\tx',
      'gun\texact\tabusive\tNot A Type',
      'gun\texact\tabusive\tx\t\tDEU',
      'gun',
    ].join('\r\n'),
  )
  expect(terms).toEqual([
    expect.objectContaining({ key: 'ghost gun', match: 'contains', severity: 0, country: '' }),
    expect.objectContaining({ key: 'gun', match: 'exact', severity: 1, country: 'DE' }),
    expect.objectContaining({ severity: 2, type: 'gambling', details: 'Lotteries' }),
  ])
  expect(faults.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9, 10])
})

test('markedText returns the positions of links and bold parts', () => {
  const { text, text_tags } = markedText('Call [988](tel:988) **now**, or [read](/help/).')
  expect(text).toBe('Call 988 now, or read.')
  expect(text_tags.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
    '988',
    'now',
    'read',
  ])
  expect(text_tags.map(({ tag_type, link }) => [tag_type, link])).toEqual([
    ['link', 'tel:988'],
    ['bold', null],
    ['link', '/help/'],
  ])
})

test('countryOf returns the country of the first language that names one', () => {
  expect(countryOf('en,de-DE;q=0.8,en-GB')).toBe('DE')
  expect(countryOf('zh-Hant-TW,zh;q=0.9')).toBe('TW')
  for (const none of ['', 'en', 'de;q=0.5', '*', 'x'.repeat(5_000)])
    expect(countryOf(none)).toBeUndefined()
})
