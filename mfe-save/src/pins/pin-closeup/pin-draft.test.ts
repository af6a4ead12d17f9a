import { limits } from '@tessera/contracts/limits'
import { pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { changesOf, draftOf, faultsOf } from './pin-draft.ts'

const draft = draftOf(pin())

test('a draft starts with the pin’s fields, and an empty link for a pin without one', () => {
  expect(draft.title).toBe('A reading corner')
  expect(draftOf(pin({ link: null })).link).toBe('')
})

test('a link is a web address or nothing', () => {
  expect(faultsOf(draft)).toEqual({})
  expect(faultsOf({ ...draft, link: ' ' })).toEqual({})
  expect(faultsOf({ ...draft, link: 'example.com/a' })).toEqual({})
  for (const link of ['example', 'javascript:alert(1)', 'mailto:a@b.example'])
    expect(Object.keys(faultsOf({ ...draft, link }))).toEqual(['link'])
})

test('a text that is too long has an error beside its field', () => {
  const faults = faultsOf({
    title: 'x'.repeat(limits.pinTitleMax + 1),
    description: 'x'.repeat(limits.pinTextMax + 1),
    link: `https://example.com/${'x'.repeat(limits.pinLinkMax)}`,
    altText: 'x'.repeat(limits.pinAltTextMax + 1),
    sensitive: false,
  })
  expect(Object.keys(faults)).toEqual(['title', 'description', 'altText', 'link'])
})

test('saved texts are trimmed, a link gets its scheme, and an empty one is null', () => {
  expect(changesOf({ ...draft, link: ' example.com/a' }, draft).link).toBe('https://example.com/a')
  const typed = {
    title: ' Lamp ',
    description: '',
    link: ' ',
    altText: ' Brass. ',
    sensitive: true,
  }
  expect(changesOf(typed, typed)).toEqual({
    title: 'Lamp',
    description: '',
    alt_text: 'Brass.',
    link: null,
  })
})

test('a warning is sent when it changes alone', () => {
  expect(changesOf({ ...draft, sensitive: true }, draft).is_sensitive).toBe(true)
  expect(changesOf(draft, { ...draft, sensitive: true }).is_sensitive).toBe(false)
  expect('is_sensitive' in changesOf(draft, draft)).toBe(false)
})
