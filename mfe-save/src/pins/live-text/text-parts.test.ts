import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

const tags = (text: string) =>
  textParts(text).flatMap((part) => (part.kind === 'hashtag' ? [part.text] : []))

const people = (text: string) =>
  textParts(text).flatMap((part) => (part.kind === 'mention' ? [part.username] : []))

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

test('a mention is @ and a valid username; an email is not a mention', () => {
  const table: readonly (readonly [string, readonly string[]])[] = [
    ['From @mira, with @jonas_w.', ['mira', 'jonas_w']],
    ['(@mira) @Mira!', ['mira', 'mira']],
    ['write to mira@example.com or a.b@mira', []],
    ['@ab is too short, @mir\u00e1 no name', []],
    [`@${'x'.repeat(31)}`, []],
    ['@@mira https://site.example/@mira', []],
  ]
  for (const [text, found] of table) expect(people(text)).toEqual(found)
})

test('the parts together are the whole text', () => {
  const text = '#lamp by the window of @mira, #chair\n#@'
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
