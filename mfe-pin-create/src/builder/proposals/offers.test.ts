import { expect, test } from 'vitest'
import { declineKey, offersOf } from './offers.ts'
import { pageWords } from './page-words.ts'

const now = { title: '', description: '', altText: '' }
const file = { title: 'Lamp', description: 'A lamp.', altText: 'A lamp.' }
const shown = (offers: ReturnType<typeof offersOf>) =>
  offers.map(({ field, source, text }) => `${field} ${source} ${text}`)

test('each field has the words of the file, then those of the page, each text once', () => {
  const page = { title: 'Lamps of brass', altText: 'A lamp.' }
  expect(shown(offersOf({ now, file, page, declined: [] }))).toEqual([
    'title file Lamp',
    'title page Lamps of brass',
    'description file A lamp.',
    'altText file A lamp.',
  ])
})

test('words that a field has, and those that were dismissed there, are not proposed', () => {
  const declined = [declineKey({ field: 'description', text: 'A lamp.' })]
  expect(shown(offersOf({ now: { ...now, title: ' Lamp' }, file, page: {}, declined }))).toEqual([
    'altText file A lamp.',
  ])
})

test('a page proposes its title and description, and the alt text of the picture that was chosen', () => {
  const item = (url: string, title: string) => ({
    type: 'pinnable' as const,
    url,
    width: null,
    height: null,
    title,
    description: '',
  })
  const page = {
    items: [item('a', 'Lamps'), item('b', 'A lamp on a shelf')],
    title: 'Lamps',
    description: 'Ten lamps.',
    product: null,
    canonical_url: 'x',
  }
  const texts = { title: 'Lamps', description: 'Ten lamps.' }
  expect(pageWords(page, 'a')).toEqual(texts)
  expect(pageWords(page, 'b')).toEqual({ ...texts, altText: 'A lamp on a shelf' })
  expect(pageWords(page, 'c')).toEqual({})
  expect(pageWords(undefined, 'a')).toEqual({})
})
