import { expect, test } from 'vitest'
import { refinementsOf } from './refinements.ts'

const pin = (words: string, color = '#112233') => ({
  words: words.split(' '),
  color,
  imageUrl: `/media/${color.slice(1)}.webp`,
})

const pins = [
  pin('chair rattan garden', '#aa0000'),
  pin('chair rattan terrace', '#00aa00'),
  pin('chair oak kitchen', '#0000aa'),
  pin('chair oak kitchen 2024'),
  pin('chair velvet'),
]
const word = (text: string, pinCount: number, stem = text) => ({ word: text, stem, pinCount })
const words = [
  word('chair', 500),
  word('rattan', 10),
  word('oak', 200),
  word('kitchen', 400),
  word('velvet', 5),
  word('2024', 5),
]
const known = { words, commonest: 500 }
const asked = { stems: ['chair'], selected: [] }

test('refinementsOf offers words that many of the best pins and few others have', () => {
  expect(refinementsOf(pins, known, asked).map(({ id }) => id)).toEqual([
    'rattan',
    'oak',
    'kitchen',
  ])
})

test('a refinement has the color and picture of the best pin with that word', () => {
  const [rattan] = refinementsOf(pins, known, asked)
  expect(rattan).toMatchObject({
    label: 'Rattan',
    color: '#aa0000',
    image_url: '/media/aa0000.webp',
  })
})

test('selected refinements come first and are not offered again', () => {
  const modules = refinementsOf(pins, known, { stems: ['chair', 'oak'], selected: ['oak'] })
  expect(modules.map(({ id, is_selected }) => [id, is_selected])).toEqual([
    ['oak', true],
    ['rattan', false],
    ['kitchen', false],
  ])
})

test('two forms of one word are offered once', () => {
  const both = [pin('chair stool stools'), pin('chair stool stools'), pin('chair')]
  const forms = [word('stool', 5, 'stool'), word('stools', 5, 'stool')]
  expect(refinementsOf(both, { words: forms, commonest: 5 }, asked)).toHaveLength(1)
})
