import { expect, test } from 'vitest'
import { demoWorld } from '../content/world.ts'
import { edgesOf, hasEdges } from './edges.ts'
import { measureEdges } from './measure-edges.ts'
import { subjectsOf } from './picture-spec.ts'

const used = [...new Set(demoWorld.pins.flatMap(({ picture }) => subjectsOf(picture.scene)))]

test('the edges written down are where the ink of each subject ends', async () => {
  const wrong: string[] = []
  for (const name of used) {
    const measured = (await measureEdges(name)) ?? []
    const off = edgesOf(name).some((edge, side) => Math.abs(edge - (measured[side] ?? 99)) > 0.3)
    if (!hasEdges(name) || off) wrong.push(`${name} ${measured.join(' ')}`)
  }
  expect(wrong, 'write these into edges.ts').toEqual([])
})
