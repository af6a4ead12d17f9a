import { whySources } from '@tessera/contracts/entities/pin'
import { expect, test } from 'vitest'
import { whyText } from './why-text.ts'

const names = { person: 'Ann', board: 'Chairs' }

test('each source of a feed has a sentence, with the name of what it came from', () => {
  const text = (source: (typeof whySources)[number], name?: string) =>
    whyText(name === undefined ? { source } : { source, name }, names)
  expect(text('saved', 'Kitchens')).toBe('Because you saved to Kitchens')
  expect(text('person')).toBe('Because you follow Ann')
  expect(text('followed-board')).toBe('Because you follow “Chairs”')
  expect(text('search', 'oak table')).toBe('Because you searched for “oak table”')
  expect(text('topic', 'home-decor')).toMatch(/^Because you like H/)
  expect(text('topic', 'vase')).toBe('Because you like vase')
  const all = whySources.map((source) => text(source, 'x'))
  expect(new Set(all).size).toBe(whySources.length)
  expect(all.join()).not.toMatch(/undefined|\{/)
})
