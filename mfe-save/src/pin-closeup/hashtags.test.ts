import { expect, test } from 'vitest'
import { splitHashtags } from './hashtags.ts'

const tags = (text: string) =>
  splitHashtags(text).flatMap((part) => (part.kind === 'hashtag' ? [part.text] : []))

test('S5.18 a hashtag is # and what follows up to a space or punctuation', () => {
  const table: readonly (readonly [string, readonly string[]])[] = [
    ['A lamp #lamp, a chair #chair.', ['#lamp', '#chair']],
    ['#été #über #日本', ['#été', '#über', '#日本']],
    ['#snake_case #two-words', ['#snake_case', '#two']],
    ['(#round) "#quoted"', ['#round', '#quoted']],
    ['# alone, ## twice, C#major, a/#part, &#39;', []],
    ['', []],
  ]
  for (const [text, found] of table) expect(tags(text)).toEqual(found)
})

test('nothing of the description is lost', () => {
  const text = '#lamp by the window, #chair\n#'
  expect(
    splitHashtags(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
