import { expect, test } from 'vitest'
import { typedTag, withTag } from './typed-tag.ts'

/** Reads a text whose caret is written as a bar. */
const written = (shown: string) => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') })

const queryIn = (shown: string) => typedTag(written(shown))?.query ?? null

test('the text between a # and the caret is the typed hashtag', () => {
  expect(queryIn('A lamp #bal|')).toBe('#bal')
  expect(queryIn('#bal|cony and more')).toBe('#bal')
  expect(queryIn('#one #tw|')).toBe('#tw')
})

test('there is no typed hashtag without letters, inside a word, or away from the caret', () => {
  for (const shown of ['#|', 'a#b|', '#done |', '|#ahead', '&#39|', 'plain|', '#a-b|'])
    expect(queryIn(shown), shown).toBeNull()
})

test('hashtags of every script are recognized', () => {
  expect(queryIn('مصباح #شرف|')).toBe('#شرف')
  expect(queryIn('#발코|')).toBe('#발코')
  expect(queryIn('#🌿pl|')).toBe('#🌿pl')
})

const picked = (shown: string, tag: string, most = 500) => {
  const before = written(shown)
  const typed = typedTag(before)
  if (typed === null) throw new Error('No hashtag is typed.')
  const { text, caret } = withTag(before, typed, tag, most)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

test('S4.16 choosing a hashtag replaces the typed text with it, at the caret', () => {
  expect(picked('A lamp #bal|', '#balcony')).toBe('A lamp #balcony |')
  expect(picked('A #bal| by day', '#balcony')).toBe('A #balcony |by day')
  expect(picked('#ba|cony,then', '#balcony')).toBe('#balcony |,then')
  expect(picked('#one #two #th|', '#three')).toBe('#one #two #three |')
  expect(picked('ليلا #شرف|', '#شرفة')).toBe('ليلا #شرفة |')
})

test('choosing a hashtag adds no space when that would exceed the limit', () => {
  expect(picked('#bal|', '#balcony', 8)).toBe('#balcony|')
})
