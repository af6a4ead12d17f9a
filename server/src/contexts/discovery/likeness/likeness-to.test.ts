import { expect, test } from 'vitest'
import { aimOf } from './aim.ts'
import { likenessTo, type PinLook } from './likeness-to.ts'
import { rarityOf, subjectOf } from './subject.ts'

let pictures = 0

function pin(title: string, over: Partial<PinLook> & { readonly tags?: string } = {}): PinLook {
  pictures += 1
  const { tags = '', ...look } = over
  return {
    subject: subjectOf({ title, description: tags.replaceAll(/(\w+)/g, '#$1') }),
    sha: `${pictures}`,
    phash: null,
    pictureColor: '#808080',
    palette: [],
    boardNames: new Set(),
    ...look,
  }
}

/** Scores pins by their likeness to others. */
function scores(
  ones: readonly PinLook[],
  others: readonly PinLook[],
  taste: readonly number[] = [],
) {
  const rarity = rarityOf([...ones, ...others].map(({ subject }) => subject))
  const likeness = likenessTo(ones, rarity)
  return others.map((other, at) => likeness(other, taste[at] ?? 0))
}

test('the same kind of thing outweighs looks and taste together', () => {
  const look = { pictureColor: '#a03020', phash: 5n, palette: ['#a03020'] }
  const one = pin('Rust linen sofa', { ...look, tags: 'sofa livingroom' })
  const sofa = pin('White sofa', { pictureColor: '#f0f0f0', phash: -6n, tags: 'sofa' })
  const soup = pin('Rust red soup', { ...look, phash: 0xff05n, tags: 'soup' })
  const [ofSofa = 0, ofSoup = 0] = scores([one], [sofa, soup], [0, 1])
  expect(ofSofa).toBeGreaterThan(ofSoup)
})

test.each<[string, Partial<PinLook>, Partial<PinLook>]>([
  ['color', { pictureColor: '#848484' }, { pictureColor: '#202080' }],
  ['picture', { phash: 0x0ff0fn }, { phash: -1n }],
  ['colors of the parts', { palette: ['#112233'] }, { palette: ['#ffeedd'] }],
  ["board's name", { boardNames: new Set(['sofa']) }, { boardNames: new Set(['soup']) }],
])('of two pins of a kind the one with the nearer %s is more alike', (_, nearer, farther) => {
  const one = pin('Green sofa', { phash: 0n, palette: ['#102030'] })
  const [near = 0, far = 0] = scores([one], [pin('Sofa', nearer), pin('Sofa', farther)])
  expect(near).toBeGreaterThan(far)
})

test('of two pins of a kind the one that people save together with it is more alike', () => {
  const [near = 0, far = 0] = scores([pin('Sofa')], [pin('Sofa'), pin('Sofa')], [0.9, 0.2])
  expect(near).toBeGreaterThan(far)
})

test('the same picture has no score, whatever it is called', () => {
  const one = pin('Sofa', { sha: 'same' })
  expect(scores([one], [pin('Couch', { sha: 'same' })])).toEqual([undefined])
})

test('for a board, what is like several of its pins is more alike than what is like one', () => {
  const board = [pin('Green sofa'), pin('Linen sofa'), pin('Berry cake')]
  const [sofa = 0, cake = 0] = scores(board, [pin('Sofa'), pin('Cake')])
  expect(sofa).toBeGreaterThan(cake)
})

test('what a board says it is for is more alike than what most of its pins are', () => {
  const board = [pin('Dark bathtub'), pin('White bathtub'), pin('Table lamp')]
  const others = [pin('Brass table lamp'), pin('Small bathtub')]
  const rarity = rarityOf([...board, ...others].map(({ subject }) => subject))
  const aim = aimOf(
    ['The lamp shop'],
    board.map(({ subject }) => subject),
  )
  const [lamp = 0, bathtub = 0] = others.map((other) => likenessTo(board, rarity, aim)(other, 0))
  expect(lamp).toBeGreaterThan(bathtub)
  const [plainLamp = 0, plainBathtub = 0] = scores(board, others)
  expect(plainLamp).toBeLessThan(plainBathtub)
})
