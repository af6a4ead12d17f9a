import { expect, test } from 'vitest'
import { demoWorld } from '../content/world.ts'
import { farApart } from './contrast.ts'
import { edgesOf, hasEdges } from './edges.ts'
import { measureSubject } from './measure-subject.ts'
import { subjectsOf } from './picture-spec.ts'
import { tintOf } from './tints.ts'

const used = new Set([
  ...demoWorld.pins.flatMap(({ picture }) => subjectsOf(picture.scene)),
  ...demoWorld.people.map(({ portrait }) => portrait.subject),
])

test('the stored edges and colors are those of each subject', async () => {
  const wrong: string[] = []
  for (const name of used) {
    const { edges = [], tint = '#000000' } = (await measureSubject(name)) ?? {}
    const off = edgesOf(name).some((edge, side) => Math.abs(edge - (edges[side] ?? 99)) > 0.3)
    if (!hasEdges(name) || off) wrong.push(`${name} ${edges.join(' ')}`)
    if (farApart(tintOf(name), tint) > 24) wrong.push(`${name} ${tint}`)
  }
  expect(wrong, 'write these into edges.ts and tints.ts').toEqual([])
})
