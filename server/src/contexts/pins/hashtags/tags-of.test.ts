import { expect, test } from 'vitest'
import { beginningOf } from './suggest.ts'
import { tagsOf } from './tags-of.ts'

const tags = (text: string) => tagsOf(text).map(({ tag }) => tag)

test('S5.18 a hashtag runs from its # to the next space or punctuation mark', () => {
  expect(tags('#one #two_three, #four. (#five) #six!#seven')).toEqual(
    ['one', 'two_three', 'four', 'five', 'six', 'seven'].toSorted(),
  )
  expect(tags('#semi-detached')).toEqual(['semi'])
  expect(tags('C#sharp &#39; a_#b #')).toEqual([])
})

test('tagsOf normalizes hashtags of every script to lower case without accents', () => {
  expect(tags('#Grün')).toEqual(['grun'])
  expect(tags('#발코니')).toEqual(['발코니'])
  expect(tags('#Straße')).toEqual(['strasse'])
  expect(tags('#🌿Plants #👩‍🌾')).toEqual(['🌿plants', '👩‍🌾'].toSorted())
  expect(tags('#हिन्दी')).toEqual(['हिन्दी'])
})

test('tagsOf returns each tag once and skips tags that are too long or too many', () => {
  expect(tagsOf('#Lamp #lamp #LAMP')).toEqual([{ tag: 'lamp', display: 'Lamp' }])
  expect(tags(`#${'x'.repeat(61)}`)).toEqual([])
  expect(tags(Array.from({ length: 50 }, (_, at) => `#t${at}`).join(' '))).toHaveLength(30)
})

test('beginningOf accepts a prefix with or without its #', () => {
  expect(beginningOf('#Bál')).toBe('bal')
  expect(beginningOf('bal')).toBe('bal')
  for (const typed of ['', '#', '#a#b', 'a-b', '%'])
    expect(beginningOf(typed), typed).toBeUndefined()
})
