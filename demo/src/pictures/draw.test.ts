import { expect, test } from 'vitest'
import { drawPicture, pictureHeight, pictureWidth } from './draw.ts'
import { letteringWidth } from './lettering.ts'
import type { GroundName, PictureSpec, Scene } from './picture-spec.ts'

const grounds: readonly GroundName[] = [
  'disc',
  'horizon',
  'dots',
  'stripes',
  'gradient',
  'arch',
  'terrazzo',
  'checker',
  'rays',
  'waves',
  'frame',
  'arcs',
  'stamp',
  'spot',
  'graph',
  'crop',
]

const subjects = ['avocado', 'lemon', 'teapot', 'chair']

const scenes: readonly Scene[] = [
  ...grounds.map((ground): Scene => ({ kind: 'single', ground, subject: 'avocado' })),
  { kind: 'single', ground: 'gradient', subject: 'tent', lettering: 'under canvas' },
  { kind: 'table', subjects },
  { kind: 'shelf', subjects },
  { kind: 'outfit', subjects },
  { kind: 'moodboard', subjects },
  { kind: 'room', subjects },
  { kind: 'landscape', subjects, water: false },
  { kind: 'landscape', subjects, water: true },
  { kind: 'blocks', subjects },
  { kind: 'pattern', subjects },
  { kind: 'steps', subjects },
  { kind: 'collage', subjects },
  { kind: 'wall', subjects },
  { kind: 'split', subjects },
  { kind: 'chart', subjects },
  { kind: 'stack', subjects },
  { kind: 'wreath', subjects },
  { kind: 'list', subjects, lettering: ['pears', '3 lemons', 'tea', 'a chair'] },
  { kind: 'packet', subject: 'lemon', lettering: 'lemons' },
  { kind: 'portrait', subject: 'woman-light' },
  { kind: 'product', subject: 'teapot' },
  { kind: 'card', lettering: ['one', 'word'], subject: 'pencil' },
]

const draw = (scene: Scene, seed: number) =>
  drawPicture({ seed, pair: 'mint', ratio: 1.3, scene } satisfies PictureSpec)

test('the same specification always gives the same picture', () => {
  for (const scene of scenes) expect(draw(scene, 7)).toBe(draw(scene, 7))
})

test('another seed varies the picture', () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => draw({ kind: 'table', subjects }, seed))
  expect(new Set(seeds).size).toBe(seeds.length)
})

test('every scene is drawn whole, at the requested size, without a font or an invalid number', () => {
  for (const scene of scenes) {
    const svg = draw(scene, 3)
    expect(svg).toContain(`width="${pictureWidth}" height="957"`)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
  }
})

test('height follows the ratio', () => {
  const scene: Scene = { kind: 'product', subject: 'teapot' }
  expect(pictureHeight({ seed: 1, pair: 'sky', ratio: 1.85, scene })).toBe(1362)
})

test('a scene shows each of its subjects', () => {
  const one = draw({ kind: 'outfit', subjects: ['t-shirt', 'shorts', 'socks'] }, 1)
  const other = draw({ kind: 'outfit', subjects: ['t-shirt', 'shorts', 'coat'] }, 1)
  expect(one).not.toBe(other)
})

test('a longer line of lettering is wider', () => {
  expect(letteringWidth('under canvas')).toBeGreaterThan(letteringWidth('canvas'))
})
