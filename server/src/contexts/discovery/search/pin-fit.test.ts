import { expect, test } from 'vitest'
import { queryWords } from '../../base/words/query-words.ts'
import type { KnownGroup } from './known-groups.ts'
import { type PinEvidence, pinFitOf } from './pin-fit.ts'
import { queryParts } from './query-parts.ts'

const plain: PinEvidence = {
  title: 'Something else',
  said: "'chair':3B 'els':2A 'someth':1A",
  tagged: '',
  board: 'Saved',
  altText: '',
  pictureColor: '#808080',
  productColor: null,
  saveCount: 0,
  ledTo: 0,
  createdAt: 1_700_000_000_000,
}

const group = (word: string, isColor = false, weight = 1): KnownGroup => ({
  typed: word.split(' '),
  isColor,
  terms: [{ stems: word.split(' '), weight, pinCount: 1 }],
})

const green = group('green', true)

const rank = (
  evidence: Partial<PinEvidence>,
  groups = [green, group('chair')],
  hasThing = true,
) => {
  const text = groups.map(({ typed }) => typed.join(' ')).join(' ')
  const colors = groups.flatMap(({ isColor, typed }) => (isColor ? typed : []))
  const reading = {
    query: queryWords(text),
    groups,
    colors,
    parts: queryParts(groups),
    hasThing,
  }
  return pinFitOf(reading)({ ...plain, ...evidence })
}
const fit = (evidence: Partial<PinEvidence>, groups?: KnownGroup[]) => rank(evidence, groups).fit

/** A pin with this title and description, of whose words PostgreSQL would keep all. */
const saying = (title: string, description = ''): Partial<PinEvidence> => {
  const [titled, described] = [title, description].map((text) => queryWords(text).words)
  const said = new Map<string, string[]>()
  for (const [at, word] of (titled ?? []).entries())
    said.set(word, [...(said.get(word) ?? []), `${at + 1}A`])
  for (const [at, word] of (described ?? []).entries())
    said.set(word, [...(said.get(word) ?? []), `${at + 1 + (titled ?? []).length}B`])
  return { title, said: [...said].map(([word, at]) => `'${word}':${at.join()}`).join(' ') }
}

/** Expects pins in this order, best first. */
const expectOrder = (groups: KnownGroup[], ...pins: readonly Partial<PinEvidence>[]) => {
  const fits = pins.map((pin) => fit(pin, groups))
  for (const [at, each] of fits.slice(1).entries())
    expect(each, JSON.stringify(pins[at + 1])).toBeLessThan(fits[at] ?? 0)
}

const greenChair = { title: 'Green chair', said: "'chair':2A 'green':1A" }

test('each matching property raises a pin', () => {
  for (const better of [
    { said: "'chair':1A" },
    { said: "'chair':3B 'green':4B" },
    greenChair,
    { title: 'Green chair by the window' },
    { tagged: '#chairs' },
    { board: 'Chairs' },
    { altText: 'A chair by the window' },
    { pictureColor: '#2e8b3d' },
    { productColor: 'Green' },
    { saveCount: 3 },
    { ledTo: 4 },
    { createdAt: plain.createdAt + 86_400_000 },
  ])
    expect(fit(better), JSON.stringify(better)).toBeGreaterThan(fit({}))
})

test('an exact title ranks above a title that starts with the query', () => {
  expect(fit({ ...greenChair, title: 'GREEN chair' })).toBeGreaterThan(
    fit({ ...greenChair, title: 'Green chairs' }),
  )
})

test('saves do not outweigh a matching text', () => {
  expect(fit({ saveCount: 1_000 })).toBeLessThan(fit(greenChair))
})

test('a single save does not change the rank, so that pages do not repeat pins', () => {
  expect(fit({ saveCount: 4 })).toBe(fit({ saveCount: 5 }))
  expect(fit({ ledTo: 4 })).toBe(fit({ ledTo: 5 }))
})

test('a pin with the typed word ranks above one with another word for it', () => {
  const both = [
    { ...group('chair'), terms: [...group('chair').terms, ...group('seat', false, 0.9).terms] },
  ]
  expect(fit({ said: "'chair':3B" }, both)).toBeGreaterThan(fit({ said: "'seat':3B" }, both))
  expect(fit({ said: "'seat':3B" }, both)).toBeGreaterThan(fit({ said: "'oak':3B" }, both))
})

test('the thing of a query counts more than what narrows it', () => {
  const both = [group('oak'), group('desk')]
  expect(fit({ said: "'desk':3B" }, both)).toBeGreaterThan(fit({ said: "'oak':3B" }, both))
})

test('a pin about the thing stands above one that merely mentions it', () => {
  expectOrder(
    [group('vase')],
    saying('Terracotta vase with olive branches'),
    saying('Armchair beside a vase'),
    saying('Walnut sideboard on slim legs', 'with room for a vase'),
  )
  const order = [saying('Bread with seeds'), saying('Pistachio cake', 'better than fresh bread')]
  expectOrder([group('fresh'), group('bread')], ...order)
})

test('an adjective narrows beside the thing, and never stands for it', () => {
  const smallKitchen = [
    {
      ...group('small'),
      terms: [...group('small').terms, ...group('narrow', false, 0.9).terms],
    },
    group('kitchen'),
  ]
  expectOrder(
    smallKitchen,
    saying('Small kitchen in green'),
    saying('Green kitchen', 'for a narrow house'),
    saying('Green kitchen'),
    saying('Bottle vase', 'with a narrow neck, for a kitchen'),
    saying('Small vase', 'narrow'),
  )
})

test('a kind of the thing that is narrowed well stands above the thing that is not', () => {
  const chair = {
    ...group('chair'),
    terms: [...group('chair').terms, ...group('armchair', false, 0.7).terms],
  }
  expectOrder(
    [green, chair],
    saying('Green chair'),
    saying('Green armchair'),
    saying('Brown chair'),
    saying('Brown armchair'),
  )
})

test('a pin is fitting when it has the thing, and related when it does not', () => {
  const vase = [group('vase')]
  const isFitting = (pin: Partial<PinEvidence>) => rank(pin, vase).isFitting
  expect(isFitting(saying('Terracotta vase'))).toBe(true)
  expect(isFitting(saying('Armchair beside a vase'))).toBe(true)
  expect(isFitting({ ...saying('Dried grass'), tagged: '#vase #grass' })).toBe(true)
  expect(isFitting(saying('Walnut sideboard', 'with room for a vase'))).toBe(false)
  expect(isFitting({ title: 'Walnut sideboard', said: "'vase':3C" })).toBe(false)
  expect(rank(saying('Oak cake stand'), [group('cake')]).isFitting).toBe(false)
  // A title that names nothing leaves it to the description.
  expect(isFitting(saying('Untitled thingummy', 'my vase'))).toBe(true)
  expect(isFitting(saying('Walnut sideboard'))).toBe(false)
})

test('a title whose thing is only named by the thing of a query says that thing no more than a tag', () => {
  expectOrder(
    [group('beach')],
    { ...saying('Striped parasol on a quiet beach'), tagged: '#beach' },
    { ...saying('Long beach waves with flowers'), tagged: '#beach' },
  )
})

test('a room that names a thing still counts among its words', () => {
  expectOrder(
    [group('bathroom')],
    saying('Blue bathroom tiles'),
    saying('Blue stone tiles', 'for a bathroom'),
  )
})

test('a pin that has the thing ranks above every pin that does not, whatever else it has', () => {
  const vase = [group('green', true), group('vase')]
  const worst = saying('Armchair beside a vase')
  const best = {
    ...saying('Green armchair', 'a green vase'),
    pictureColor: '#2e8b3d',
    saveCount: 1_000_000,
    ledTo: 1_000_000,
    createdAt: plain.createdAt * 2,
  }
  expect(fit(worst, vase)).toBeGreaterThan(fit({ ...best, createdAt: plain.createdAt }, vase))
})

test('what the thing is a kind of is not the thing', () => {
  const shelf = [
    {
      ...group('shelf'),
      terms: [...group('shelf').terms, ...group('furniture', false, 0.4).terms],
    },
  ]
  expect(rank(saying('Something', 'furniture'), shelf).isFitting).toBe(false)
})

test('the words of a name that stand apart count when the title is about the last of them', () => {
  const birthdayCake: KnownGroup = {
    ...group('layer cake'),
    terms: [
      ...group('layer cake').terms,
      { stems: ['layer', 'cake'], weight: 0.75, pinCount: 1, isApart: true },
    ],
  }
  expectOrder(
    [birthdayCake],
    saying('Layer cake with berries'),
    saying('Lemon cake', 'layer upon layer'),
    saying('Table setting', 'a layer under the cake'),
  )
})

test('a kind of the last word of a name is that thing, with the rest of the name elsewhere', () => {
  const chocolateCake: KnownGroup = {
    ...group('chocolate cake'),
    terms: [
      ...group('chocolate cake').terms,
      { stems: ['chocolate', 'cake'], weight: 0.75, pinCount: 1, isApart: true },
    ],
  }
  const isFitting = (title: string) => rank(saying(title), [chocolateCake]).isFitting
  expect(isFitting('Chocolate layer cake with berries')).toBe(true)
  expect(isFitting('Layer cake with berries')).toBe(false)
})

test('a stem in the form of another word is not the thing: a dressing is no dress', () => {
  const dress = [group('dress')]
  const said = (title: string) => ({ ...saying(title), said: "'dress':2A 'salad':1A" })
  expect(rank(said('Salad dressings'), dress).isFitting).toBe(false)
  expect(rank(said('Salad dresses'), dress).isFitting).toBe(true)
})

test('of related pins, those about what is near the thing stand above those that mention it', () => {
  const monstera = [group('monstera')]
  const near = (title: string) => rank(saying(title), monstera, false).fit
  expect(near('Houseplant in a pot')).toBeGreaterThan(near('Fern in a pot'))
  expect(near('Fern in a pot')).toBeGreaterThan(near('Armchair with a houseplant'))
})

test('without a known thing all words count alike, the last one twice', () => {
  const both = [group('ocarina'), group('theremin')]
  expectOrder(
    both,
    saying('Ocarina theremin'),
    saying('Theremin at night'),
    saying('Ocarina at night'),
    saying('At night'),
  )
})
