import { expect, test } from 'vitest'
import { kindLikeness, partsLikeness, rarityOf, subjectOf } from './subject.ts'

const subject = (title: string, ...tags: readonly string[]) =>
  subjectOf({ title, description: tags.map((tag) => `#${tag}`).join(' ') })

const bathroom = subject('Sage green bathroom with brass taps', 'bathroom', 'tiles', 'green')

test('a pin is about the thing of its title, then about those of its hashtags', () => {
  const { head, named } = subject('Pink tiles in a small bathroom', 'bathroom', 'livingroom')
  expect(head?.name).toBe('tile')
  expect(named.get('tile')).toBeGreaterThan(named.get('bathroom') ?? 0)
  expect(named.has('living room')).toBe(true)
  expect(named.get('pink') ?? 0).toBeLessThan(named.get('bathroom') ?? 0)
})

test.each([
  ['the same thing', 'Dark bathroom', 'Tiles in a bathroom'],
  ['a thing that names it', 'Pink tiles in a bathroom', 'Green tiles'],
  ['a hashtag that names it', 'Glossy blue tiles', 'Glossy blue tiles'],
])('%s is nearer in kind: %j', (about, nearer, farther) => {
  const near = subject(nearer, ...(about.startsWith('a hashtag') ? ['bathroom'] : []))
  expect(kindLikeness(bathroom, near)).toBeGreaterThan(kindLikeness(bathroom, subject(farther)))
})

test('a lamp is like a table lamp, and more than two kinds of lamps are like each other', () => {
  const [lamp, table, floor] = ['Brass lamp', 'Clay table lamp', 'Arched floor lamp'].map((title) =>
    subject(title),
  )
  if (!lamp || !table || !floor) throw new Error()
  expect(kindLikeness(lamp, table)).toBeGreaterThan(kindLikeness(table, lamp))
  expect(kindLikeness(table, lamp)).toBeGreaterThan(kindLikeness(table, floor))
  expect(kindLikeness(table, floor)).toBeGreaterThan(0)
  expect(kindLikeness(table, subject('Berry cake'))).toBe(0)
})

test('another word for a thing is the same thing', () => {
  expect(kindLikeness(subject('Green sofa'), subject('Linen couch'))).toBe(1)
})

test('a name that few pins have says more than one that all of them have', () => {
  const [one, few, many] = [
    subject('', 'brass', 'vanity'),
    subject('', 'vanity'),
    subject('', 'brass'),
  ]
  const rarity = rarityOf([one, few, many, subject('', 'brass'), subject('', 'brass')])
  expect(partsLikeness(one, few, rarity)).toBeGreaterThan(partsLikeness(one, many, rarity))
  expect(partsLikeness(one, one, rarity)).toBe(1)
})

test('a pin without words is about nothing, and like nothing', () => {
  const silent = subject('')
  expect(kindLikeness(silent, silent)).toBe(0)
  expect(partsLikeness(silent, bathroom, () => 1)).toBe(0)
})

test('a description of hashtags without end is read up to a limit', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => `tag${at}`)
  expect(subject('', ...many).named.size).toBeLessThan(20)
})
