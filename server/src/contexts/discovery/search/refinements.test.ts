import { expect, test } from 'vitest'
import { askedNames, facetsOf, partedTags } from './pin-facets.ts'
import { priceBandLabel, priceBandOf } from './price-band.ts'
import { refinementsOf } from './refinements.ts'

const facts = {
  plain: '',
  tags: [],
  pictureColor: 'grey',
  shop: null,
  domain: null,
  price: null,
}
const asking = (...words: readonly string[]) => ({ asked: askedNames(words), parted: new Map() })

const pin = (words: string, color = '#112233') => ({
  facets: words.split(' ').map((word) => ({
    narrowing: { kind: 'word' as const, word },
    label: word,
    group: 'word' as const,
  })),
  color,
  imageUrl: `/media/${color.slice(1)}.webp`,
})

const pins = [
  pin('lamp oak bedroom', '#aa0000'),
  pin('lamp oak bedroom desk'),
  pin('lamp oak', '#0000aa'),
  pin('lamp brass'),
  pin('lamp brass desk'),
]
const offered = (selected: readonly string[] = []) =>
  refinementsOf(pins, selected).map(({ id, is_selected: chosen }) => [id, chosen])

test('a refinement that every pin has, or a single one, is left out; most pins come first', () => {
  expect(offered()).toEqual([
    ['oak', false],
    ['bedroom', false],
    ['desk', false],
    ['brass', false],
  ])
})

test('of refinements that leave the same pins, one is offered', () => {
  const same = ['wool knit', 'wool knit', 'cotton'].map((words) => pin(words))
  expect(refinementsOf(same, []).map(({ id }) => id)).toEqual(['wool'])
})

test('selected refinements come first, also one that none of the pins has', () => {
  expect(offered(['brass', 'velvet']).slice(0, 3)).toEqual([
    ['brass', true],
    ['velvet', true],
    ['oak', false],
  ])
})

test('a refinement has the color and picture of the best pin that has it', () => {
  expect(refinementsOf(pins, [])[0]).toMatchObject({
    color: '#aa0000',
    image_url: '/media/aa0000.webp',
  })
})

test('a pin is refined by materials, rooms, hashtags, color, shop and price, not by words of its title', () => {
  const facets = facetsOf(
    {
      plain: 'half price today: an oak lamp for the living room',
      tags: ['evening', 'northloom', 'ab', '2024'],
      pictureColor: 'green',
      shop: 'North Loom',
      domain: 'northloom.example',
      price: { amount: 3_900, currency: 'USD' },
    },
    asking('lamp'),
  )
  expect(facets.map(({ label }) => label)).toEqual([
    'Oak',
    'Living room',
    'Evening',
    'Green',
    'North Loom',
    '$25 to $50',
  ])
})

test('the words of a query, other words for them and their plurals do not refine it', () => {
  const tags = ['sofas', 'couch', 'rug']
  const facets = facetsOf({ ...facts, tags }, asking('sofa', 'grey'))
  expect(facets.map(({ label }) => label)).toEqual(['Rug'])
})

test('two words for one thing are one refinement', () => {
  const facets = facetsOf({ ...facts, tags: ['carpet', 'rugs'] }, asking())
  expect(facets.filter(({ group }) => group === 'word')).toHaveLength(1)
})

test('a price is in a band of its own currency, whose smallest units are counted', () => {
  const label = (amount: number, currency: string) => priceBandLabel(priceBandOf(amount, currency))
  expect([
    label(2_499, 'USD'),
    label(2_500, 'USD'),
    label(25_000, 'EUR'),
    label(3_000, 'JPY'),
  ]).toEqual(['Under $25', '$25 to $50', '€250 and more', '¥2,500 to ¥5,000'])
  expect(priceBandOf(4_999, 'USD')).toEqual(priceBandOf(2_500, 'USD'))
  expect(priceBandOf(2_500, 'EUR')).not.toEqual(priceBandOf(2_500, 'USD'))
})

test('a chosen price that no pin has is labeled by its id', () => {
  expect(
    refinementsOf([], ['price:2500-4999-usd', 'price:25000-']).map(({ label }) => label),
  ).toEqual(['$25 to $50', '$250 and more'])
})

const shown = (
  group: 'word' | 'color' | 'price',
  ...groups: readonly (readonly [label: string, pins: readonly number[]])[]
) => groups.map(([label, having]) => ({ group, label, having }))

/** Returns pins that have these facets, by their positions. */
function pinsWith(...all: ReturnType<typeof shown>) {
  return [0, 1, 2, 3, 4, 5].map((at) => ({
    facets: all
      .filter(({ having }) => having.includes(at))
      .map(({ group, label }) => ({
        group,
        label,
        narrowing:
          group === 'color'
            ? { kind: 'color' as const, color: label }
            : group === 'price'
              ? { kind: 'price' as const, min: 1, max: 2, currency: 'USD' }
              : { kind: 'word' as const, word: label },
      })),
    color: '#112233',
    imageUrl: `/media/${at}.webp`,
  }))
}

test('words come before colors and prices, whatever they leave', () => {
  const all = pinsWith(
    ...shown('color', ['green', [0, 1, 2, 3]]),
    ...shown('price', ['cheap', [0, 1, 2]]),
    ...shown('word', ['oak', [4, 5]], ['brass', [3, 4, 5]]),
  )
  expect(refinementsOf(all, []).map(({ label }) => label)).toEqual([
    'brass',
    'oak',
    'green',
    'cheap',
  ])
})

test('each refinement has a picture of its own, and shares one only when it has no other', () => {
  const all = pinsWith(...shown('word', ['oak', [0, 1, 2]], ['brass', [0, 1]], ['wool', [0, 3]]))
  const pictures = (selected: readonly string[]) =>
    refinementsOf(all, selected).map(({ label, image_url: url }) => `${label} ${url}`)
  expect(pictures([])).toEqual(['oak /media/0.webp', 'brass /media/1.webp', 'wool /media/3.webp'])
  expect(pictures(['wool'])).toEqual([
    'wool /media/0.webp',
    'oak /media/1.webp',
    'brass /media/0.webp',
  ])
})

test('a joined hashtag has the words that texts write it with, and no others', () => {
  const tags = new Set(['readingnook', 'sunset', 'milkyway', 'brambletwist'])
  const parted = partedTags(tags, [
    'reading nook with an orange chair #readingnook',
    'the sun at five, a set table and the milky way',
  ])
  expect(parted).toEqual(
    new Map([
      ['readingnook', 'reading nook'],
      ['milkyway', 'milky way'],
    ]),
  )
  const pinFacts = { ...facts, tags: ['readingnook', 'brambletwist'] }
  const labels = (...words: readonly string[]) =>
    facetsOf(pinFacts, { asked: askedNames(words), parted })
      .filter(({ group }) => group === 'word')
      .map(({ label }) => label)
  expect(labels()).toEqual(['Reading nook', 'Brambletwist'])
  expect(labels('reading', 'nook')).toEqual(['Brambletwist'])
})

test('refinements are named in the language of their reader, and keep their ids', () => {
  const words = { plain: 'oak', tags: ['kitchen', 'küche', 'xyzzy'], pictureColor: 'green' }
  const all = [
    { facets: facetsOf({ ...facts, ...words }, asking('lamp')), color: '#112233', imageUrl: '/1' },
    { facets: facetsOf({ ...facts, ...words }, asking('lamp')), color: '#112233', imageUrl: '/2' },
  ]
  const ids = ['oak', 'kitchen', 'color:green', 'xyzzy']
  const named = (spoken: 'en' | 'de') =>
    refinementsOf(all, ids, spoken).map(({ id, label }) => [id, label])
  expect(named('en')).toEqual([
    ['oak', 'Oak'],
    ['kitchen', 'Kitchen'],
    ['color:green', 'Green'],
    ['xyzzy', 'Xyzzy'],
  ])
  expect(named('de')).toEqual([
    ['oak', 'Eiche'],
    ['kitchen', 'Küche'],
    ['color:green', 'Grün'],
    ['xyzzy', 'Xyzzy'],
  ])
})
