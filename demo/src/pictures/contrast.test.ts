import { expect, test } from 'vitest'
import { demoWorld } from '../content/world.ts'
import { writtenWorld } from '../content/written-world.ts'
import { farApart, standsOut } from './contrast.ts'

test('equal colors have no contrast, and black and white have the most', () => {
  expect(farApart('#7a4a3a', '#7a4a3a')).toBe(0)
  expect(farApart('#000000', '#ffffff')).toBeGreaterThan(farApart('#000000', '#00ff00'))
})

test('a red subject fades into a red ground and not into a pale one', () => {
  const scene = { kind: 'single', ground: 'crop', subject: 'tomato' } as const
  expect(standsOut(scene, 'sky')).toBe(true)
  expect(standsOut({ ...scene, subject: 'hot-pepper', ground: 'disc' }, 'brick')).toBe(false)
})

test('hardly any drawn picture hides its subject', () => {
  const made = demoWorld.pins.slice(writtenWorld.pins.length)
  const hidden = made.filter(({ picture }) => !standsOut(picture.scene, picture.pair))
  expect(hidden.length).toBeLessThan(made.length / 50)
})
