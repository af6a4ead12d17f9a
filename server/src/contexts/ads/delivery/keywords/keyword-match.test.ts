import { KeywordId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { closestKeyword, isMatch, type Keyword, keywordsByStem } from './keyword-match.ts'
import { reportedQuery } from './reported-query.ts'

const keyword = (
  id: number,
  match: Keyword['match'],
  stems: string,
  bidMicro: number | null = null,
): Keyword => ({
  id: KeywordId.parse(String(id)),
  match,
  bidMicro,
  stems: stems.split(' '),
})

test.each([
  ['broad', 'green lamp', 'lamp tabl green', true],
  ['broad', 'green lamp', 'lamp', false],
  ['phrase', 'green lamp', 'big green lamp', true],
  ['phrase', 'green lamp', 'green tabl lamp', false],
  ['phrase', 'green lamp', 'lamp green', false],
  ['phrase', 'lamp lamp', 'lamp', false],
  ['exact', 'green lamp', 'green lamp', true],
  ['exact', 'green lamp', 'green lamp big', false],
  ['exact', 'green lamp', 'lamp green', false],
] as const)('a %s keyword %j and the search %j: %s', (match, stems, search, expected) => {
  expect(isMatch(keyword(1, match, stems), search.split(' '))).toBe(expected)
})

test.each([
  ['an exact one before a broad one with a higher bid', 'green lamp', '3'],
  ['a phrase of more words before a shorter one', 'big green lamp', '2'],
  ['the higher bid of two that are alike', 'lamp tabl', '5'],
  ['none when no keyword matches', 'sofa', undefined],
])('the closest keyword of a search is %s', (_, search, id) => {
  const keywords = keywordsByStem([
    keyword(1, 'phrase', 'lamp', 9),
    keyword(2, 'phrase', 'green lamp'),
    keyword(3, 'exact', 'green lamp', 1),
    keyword(4, 'broad', 'green lamp', 99),
    keyword(5, 'phrase', 'lamp tabl', 7),
    keyword(6, 'phrase', 'lamp tabl', 6),
  ])
  expect(closestKeyword(keywords, search.split(' '))?.id).toBe(id)
})

test.each([
  ['Green  Lamps!', 'green lamps'],
  ['vase für 2026', 'vase fur 2026'],
  ['mira@demo.test', ''],
  ['call 0171 234 567', ''],
  ['12 34 5', ''],
  ['@mira', ''],
  ['one two three four five six seven eight nine', ''],
  ['...', ''],
  ['ลายผ้า'.repeat(8), ''],
])('of the search %j a report keeps %j', (query, kept) => {
  expect(reportedQuery(query)).toBe(kept)
})
