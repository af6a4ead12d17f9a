import { expect, test } from 'vitest'
import { groupOf, groupsOf, meantFrom, weights } from './word-groups.ts'

const weightOf = (typed: string, term: string) =>
  groupOf(typed.split(' ')).terms.find(({ words }) => words.join(' ') === term)?.weight ?? 0

test('the typed word weighs most, then other words for it, its kinds, and what it is a kind of', () => {
  expect(weightOf('sofa', 'sofa')).toBe(weights.typed)
  expect(weightOf('sofa', 'couch')).toBe(weights.synonym)
  expect(weightOf('seat', 'couch')).toBe(weights.kind)
  expect(weightOf('armchair', 'chair')).toBe(weights.wider)
  expect(weightOf('armchair', 'stool')).toBe(weights.nearSibling)
  expect(weightOf('bicycle', 'rocket')).toBe(weights.sibling)
  expect(weightOf('armchair', 'lamp')).toBe(0)
})

test('irregular plurals and both spellings are the typed word', () => {
  for (const [typed, term] of [
    ['shelves', 'shelf'],
    ['leaf', 'leaves'],
    ['cacti', 'cactus'],
    ['grey', 'gray'],
    ['color', 'colour'],
    ['cozy', 'cosy'],
    ['living room', 'livingroom'],
    ['livingroom', 'living room'],
  ] as const)
    expect(weightOf(typed, term), typed).toBe(weights.typed)
})

test('plurals find their families, and a wide word finds kinds of its kinds', () => {
  expect(weightOf('armchairs', 'lounge chair')).toBe(weights.synonym)
  expect(weightOf('furniture', 'armchair')).toBe(weights.kind)
  expect(weightOf('monsteras', 'houseplant')).toBe(weights.wider)
  expect(meantFrom).toBe(weights.kind)
})

test('a kind never stands for the wider word the other way round', () => {
  expect(weightOf('monstera', 'plant')).toBeLessThan(meantFrom)
  expect(weightOf('plant', 'monstera')).toBeGreaterThanOrEqual(meantFrom)
})

test('a query keeps the phrases that the families know', () => {
  const typed = (text: string) => groupsOf(text.split(' ')).map((group) => group.typed.join(' '))
  expect(typed('green living room')).toEqual(['green', 'living room'])
  expect(typed('oak floor lamp shade')).toEqual(['oak', 'floor lamp', 'shade'])
  expect(typed('tundra')).toEqual(['tundra'])
})

test('a name whose words mean little alone stays one thing', () => {
  const typed = (text: string) => groupsOf(text.split(' ')).map((group) => group.typed.join(' '))
  for (const name of ['birthday party', 'garden plan', 'kids room', 'paper flowers', 'wall decor'])
    expect(typed(name)).toEqual([name])
  expect(weightOf('cinnamon buns', 'bun')).toBe(0)
  expect(weightOf('kids room', 'child s room')).toBeGreaterThanOrEqual(meantFrom)
})

test('a name may end with another word for its last one, which alone means something else', () => {
  expect(weightOf('pendant lights', 'pendant lamp')).toBeGreaterThanOrEqual(meantFrom)
  expect(weightOf('corner couch', 'corner sofa')).toBeGreaterThanOrEqual(meantFrom)
  expect(weightOf('lamp', 'light')).toBeLessThan(meantFrom)
  expect(groupsOf(['light', 'wood']).map(({ typed }) => typed)).toEqual([['light'], ['wood']])
})

test('an unknown word stands for itself alone', () => {
  expect(groupOf(['constructor']).terms).toEqual([{ words: ['constructor'], weight: 1 }])
  expect(groupOf(['xylophone']).terms).toEqual([{ words: ['xylophone'], weight: 1 }])
})
