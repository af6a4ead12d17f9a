import { PinId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import type { KnownGroup } from '../../search/known-groups.ts'
import { groupsOf } from '../../kinds/word-groups.ts'
import type { ProductLook } from '../alike/product-look.ts'
import { lookedUpWords, lookFit, type Scene } from './look-fit.ts'
import { spread } from './look-list.ts'

/** Words with what stands for them; in these tests a word is its own stem. */
const groups = (text: string): readonly KnownGroup[] =>
  groupsOf(text.split(' ')).map(({ typed, terms }) => ({
    typed,
    isColor: false,
    terms: terms.map(({ words, weight }) => ({ stems: words, weight, pinCount: 1 })),
  }))

const region = (x: number, y: number, color: string, phash: bigint | null = null) => ({
  x,
  y,
  width: 1 / 3,
  height: 1 / 3,
  color,
  phash,
})

const scene = (title: string, over: Partial<Scene> = {}): Scene => ({
  title: title === '' ? [] : groups(title),
  tags: [],
  regions: [region(0, 0, '#e0e0e0'), region(1 / 3, 1 / 3, '#803020')],
  ...over,
})

let ids = 0

function product(title: string, over: Partial<ProductLook> = {}): ProductLook {
  ids += 1
  const words = title.toLowerCase().split(' ')
  return {
    id: PinId.parse(String(ids)),
    title,
    brand: '',
    category: '',
    domain: 'a.example',
    said: words.map((word, at) => `'${word}':${at + 1}A`).join(' '),
    link: null,
    color: '',
    pictureColor: '#7c3424',
    sha: '',
    phash: null,
    priceAmount: null,
    priceCurrency: null,
    ...over,
  }
}

test.each<[string, boolean, string, Partial<ProductLook>]>([
  ['the thing and its color', true, 'Wool chair', {}],
  ['a kind of the thing', true, 'Oak stool', {}],
  ['another word for a kind of it', true, 'Big footstool', {}],
  ['what belongs to the room, in its very color', true, 'Rust rug', {}],
  ['the thing in a color that is nowhere', false, 'Wool chair', { pictureColor: '#20c0f0' }],
  ['a named color that is nowhere', false, 'Wool chair', { color: 'turquoise' }],
  ['another thing in its color', false, 'Berry cake', {}],
  ['the thing as a word of another', false, 'Chair cover', {}],
])('a living room with a chair, and %s: %j', (_, isLike, title, over) => {
  const fit = lookFit(scene('living room chair'), product(title, over))
  expect(fit !== undefined).toBe(isLike)
  expect(fit?.place ?? null).toBeNull()
})

test('a picture within the picture is found without words, and its place is told', () => {
  const regions = [region(0, 0, '#803020', 0x0f0fn), region(2 / 3, 1 / 3, '#803020', 0x7777n)]
  const shown = scene('', { regions })
  const fit = lookFit(shown, product('Berry cake', { phash: 0x7776n }))
  expect(fit?.place?.x).toBeCloseTo(5 / 6)
  expect(fit?.place?.y).toBeCloseTo(1 / 2)
  const elsewhere = product('Berry cake', { phash: ~0x7777n })
  expect(lookFit(shown, elsewhere)).toBeUndefined()
  const recolored = product('Berry cake', { phash: 0x7777n, pictureColor: '#20c0f0' })
  expect(lookFit(shown, recolored)).toBeUndefined()
})

test('a word of the title counts more than a hashtag, and shared words raise a product', () => {
  const [byTitle, byTag] = [scene('armchair'), scene('', { tags: groups('armchair') })]
  const score = (shown: Scene, title: string) => lookFit(shown, product(title))?.score ?? 0
  expect(score(byTitle, 'Wool armchair')).toBeGreaterThan(score(byTag, 'Wool armchair'))
  expect(score(scene('wool armchair'), 'Wool armchair')).toBeGreaterThan(
    score(scene('wool armchair'), 'Linen armchair'),
  )
})

test('products are looked up by the words of the scene first, then by what stands for them', () => {
  const words = lookedUpWords(scene('armchair'), 50)
  expect(words[0]).toBe('armchair')
  expect(words).toContain('chair')
  expect(lookedUpWords(scene('armchair'), 1)).toHaveLength(1)
})

test('a thing that has four products waits for those of other things', () => {
  const chairs = Array.from({ length: 6 }, (_, at) => product(`Chair`, { brand: String(at) }))
  const [rug] = [product('Rug')]
  expect(spread([...chairs, rug]).map(({ title }) => title)).toEqual([
    'Chair',
    'Chair',
    'Chair',
    'Chair',
    'Rug',
    'Chair',
    'Chair',
  ])
})
