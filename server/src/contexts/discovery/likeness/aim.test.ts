import { expect, test } from 'vitest'
import { aimOf, pinsOnAim } from './aim.ts'
import { subjectOf } from './subject.ts'

const pins = (...titles: readonly string[]) =>
  titles.map((title) => ({ title, subject: subjectOf({ title, description: '' }) }))

const aimed = (texts: readonly string[], ...titles: readonly string[]) =>
  aimOf(
    texts,
    pins(...titles).map(({ subject }) => subject),
  ).map(({ head }) => head?.name)

test('a board is for the things that its name and its description name', () => {
  expect(aimed(['Cabin evenings', 'Throws, candles and a stove.'], 'Blue and white throw')).toEqual(
    expect.arrayContaining(['cabin', 'candle']),
  )
})

test('a name that none of the board’s pins is about says nothing', () => {
  expect(aimed(['Kitchen', 'What we cook.'], 'Miso ramen', 'Kitchen poster of cups')).toEqual([])
  expect(aimed(['Kitchen', 'What we cook.'], 'Open kitchen with blue tiles')).toContain('kitchen')
  expect(aimed(['Lamps'])).toEqual([])
})

test('a kind of the thing backs it, and hashtags do where a title names nothing', () => {
  expect(aimed(['Lamps'], 'Clay table lamp')).toEqual(['lamp'])
  const subject = subjectOf({ title: '', description: '#lamp' })
  expect(aimOf(['Lamps'], [subject])).toHaveLength(1)
})

test('colors, sizes and materials are no things', () => {
  expect(aimed(['Small green oak lamps'], 'Clay table lamp')).toEqual(['lamp'])
})

test('a German name is read in English', () => {
  expect(aimed(['Unsere Lampen'], 'Clay table lamp')).toContain('lamp')
})

test('pins on the aim keep their order', () => {
  const all = pins('Dark bathtub', 'Table lamp', 'Oak sofa', 'Pendant lamp')
  const aim = aimOf(
    ['Lamps'],
    all.map(({ subject }) => subject),
  )
  expect(pinsOnAim(all, aim).map(({ title }) => title)).toEqual(['Table lamp', 'Pendant lamp'])
  expect(pinsOnAim(all, [])).toEqual([])
})
