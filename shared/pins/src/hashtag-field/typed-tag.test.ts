import { expect, test } from 'vitest'
import { typedTag, withTag } from './typed-tag.ts'

/** A text with its caret as a bar. */
const written = (shown: string) => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') })

const queryIn = (shown: string) => typedTag(written(shown))?.query ?? null

test('what stands between a # and the caret is a hashtag that is being typed', () => {
  expect(queryIn('A lamp #bal|')).toBe('#bal')
  expect(queryIn('#bal|cony and more')).toBe('#bal')
  expect(queryIn('#one #tw|')).toBe('#tw')
})

test('nothing is typed where there is no hashtag, or the caret is elsewhere', () => {
  for (const shown of ['#|', 'a#b|', '#done |', '|#ahead', '&#39|', 'plain|', '#a-b|'])
    expect(queryIn(shown), shown).toBeNull()
})

test('hashtags of every script are typed', () => {
  expect(queryIn('مصباح #شرف|')).toBe('#شرف')
  expect(queryIn('#발코|')).toBe('#발코')
  expect(queryIn('#🌿pl|')).toBe('#🌿pl')
})

const picked = (shown: string, tag: string, most = 500) => {
  const before = written(shown)
  const typed = typedTag(before)
  if (typed === null) throw new Error('Nothing is typed.')
  const { text, caret } = withTag(before, typed, tag, most)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

test('S4.16 a pick replaces the typed hashtag text with the chosen one, at the caret', () => {
  expect(picked('A lamp #bal|', '#balcony')).toBe('A lamp #balcony |')
  expect(picked('A #bal| by day', '#balcony')).toBe('A #balcony |by day')
  expect(picked('#ba|cony,then', '#balcony')).toBe('#balcony |,then')
  expect(picked('#one #two #th|', '#three')).toBe('#one #two #three |')
  expect(picked('ليلا #شرف|', '#شرفة')).toBe('ليلا #شرفة |')
})

test('a pick adds no space that would be one character too many', () => {
  expect(picked('#bal|', '#balcony', 8)).toBe('#balcony|')
})
