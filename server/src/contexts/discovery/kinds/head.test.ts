import { describe, expect, test } from 'vitest'
import { headOfQuery, headOfTitle } from './head.ts'

const named = (title: string) => headOfTitle(title)?.name
const asked = (query: string) => headOfQuery(query.split(' '))?.name

describe('the head of a title', () => {
  test('is the last noun before the words that tell what for, with what or where', () => {
    expect(named('Clay table lamp for a small bedroom')).toBe('table lamp')
    expect(named('Armchair beside a vase')).toBe('armchair')
    expect(named('Terracotta vase with olive branches')).toBe('vase')
    expect(named('Pistachio cake with fresh berries')).toBe('pistachio cake')
    expect(named('Citrus slices kitchen print')).toBe('poster')
    expect(named('Six vases on two shelves art print')).toBe('poster')
    expect(named('Small living room with a navy sofa')).toBe('living room')
    expect(named('Bookshelves sorted by color')).toBe('bookshelf')
    expect(named('Open kitchen shelves over blue tiles')).toBe('kitchen shelf')
  })

  test('is what an amount is of', () => {
    expect(named('A crate of oranges from the market')).toBe('orange')
    expect(named('Set of wooden cutting boards in oak')).toBe('cutting board')
    expect(named('Poster of four wooden chairs')).toBe('poster')
  })

  test('stands after all words that describe it, also when these are joined', () => {
    expect(named('Blue and white stoneware mugs')).toBe('mug')
    expect(named('Tomato, radish and feta salad')).toBe('salad')
    expect(named('Vases and dried grass on a navy ground')).toBe('vase')
  })

  test('is the thing that one is told to make', () => {
    expect(named('How to trim a small clay bowl')).toBe('bowl')
    expect(named('Fold a flock of paper cranes')).toBe('paper crane')
    expect(named('Plant a tree')).toBe('tree')
    expect(named('Plant something you will not see grown')).not.toBe('plant')
    expect(named('Plant for a windowsill')).toBe('plant')
  })

  test('is a word that the families do not know only when they know none', () => {
    expect(named('Small brass thingummy')).toBe('thingummy')
    expect(named('Dark marble')).toBe('marble')
    expect(named('')).toBeUndefined()
    expect(named('?!')).toBeUndefined()
  })

  test('has the names of what it is a kind of, nearest first', () => {
    expect(headOfTitle('Clay table lamp')?.wider).toEqual(
      expect.arrayContaining(['lamp', 'lighting']),
    )
    expect(headOfTitle('Clay table lamp')?.wider[0]).toBe('lamp')
    expect(headOfTitle('Clay table lamp')?.at).toBe(2)
  })
})

describe('the head of a query', () => {
  test('is its kind, in any order of words', () => {
    expect(asked('oak desk')).toBe('desk')
    expect(asked('lamp bedroom')).toBe('lamp')
    expect(asked('sofa green')).toBe('sofa')
    expect(asked('couches')).toBe('sofa')
  })

  test('is a room when it names nothing else', () => {
    expect(asked('small kitchen')).toBe('kitchen')
    expect(asked('modern living room')).toBe('living room')
    expect(asked('kitchen ideas')).toBe('kitchen')
    expect(asked('ideas for small balconies')).toBe('balcony')
  })

  test('is an adjective, a color or a material when these are all there is', () => {
    expect(asked('cozy')).toBe('cosy')
    expect(asked('dark green')).toBe('green')
    expect(asked('oak')).toBe('oak')
  })
})
