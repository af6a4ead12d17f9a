import { expect, test } from 'vitest'
import { askedNames, facetsOf } from './pin-facets.ts'
import { narrowingOf, refinementId } from './refinement-ids.ts'
import { refinementsOf } from './refinements.ts'

const facts = {
  plain: '',
  tags: [],
  pictureColor: 'grey',
  shop: null,
  domain: null,
  price: null,
}
const nothingAsked = askedNames([])

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
    askedNames(['lamp']),
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
  const facets = facetsOf({ ...facts, tags }, askedNames(['sofa', 'grey']))
  expect(facets.map(({ label }) => label)).toEqual(['Rug'])
})

test('two words for one thing are one refinement', () => {
  const facets = facetsOf({ ...facts, tags: ['carpet', 'rugs'] }, nothingAsked)
  expect(facets.filter(({ group }) => group === 'word')).toHaveLength(1)
})

test('the id of a refinement is read back as written; other ids are words', () => {
  for (const narrowing of [
    { kind: 'word', word: 'living room' },
    { kind: 'color', color: 'green' },
    { kind: 'shop', domain: 'lyra.example' },
    { kind: 'price', min: 0, max: 2_499 },
    { kind: 'price', min: 25_000, max: null },
  ] as const)
    expect(narrowingOf(refinementId(narrowing))).toEqual(narrowing)
  expect(narrowingOf('price:cheap')).toEqual({ kind: 'word', word: 'price:cheap' })
  expect(narrowingOf('color:')).toEqual({ kind: 'word', word: 'color:' })
})
