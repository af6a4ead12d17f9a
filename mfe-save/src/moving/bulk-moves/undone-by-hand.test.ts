// @vitest-environment jsdom
import { testShell } from '@tessera/testing/shell'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardAs, keepWorld, keptBy, section } from '../../../test/kept-world.ts'
import { type PinAct, targetOf } from './pin-act.ts'
import { showAct } from './show-act.ts'
import { takenPins } from './taken-pins.ts'

const ids = ['1', '2', '3', '4', '5', '77']
const places = [
  { boardId: '10', sectionId: null },
  { boardId: '10', sectionId: '30' },
  { boardId: '11', sectionId: null },
] as const
const targets = [
  targetOf(boardAs('10', 5, []), null),
  targetOf(boardAs('10', 5, []), section('30', 'Lamps', 2)),
  targetOf(boardAs('10', 5, []), section('31', 'Rugs', 0)),
  targetOf(boardAs('11', 1, []), null),
  targetOf(boardAs('12', 0, []), null),
]

const chosen = fc.oneof(
  fc.record({ type: fc.constant('some' as const), ids: fc.subarray(ids, { minLength: 1 }) }),
  fc.record({
    type: fc.constant('all' as const),
    but: fc.subarray(ids),
    total: fc.integer({ min: 1, max: 50_000 }),
  }),
)
const from = fc.constantFrom(...places)
const acts: fc.Arbitrary<PinAct> = fc.oneof(
  fc.record({ kind: fc.constant('delete' as const), from, chosen }),
  fc.record({
    kind: fc.constantFrom('move' as const, 'copy' as const),
    from,
    chosen,
    to: fc.constantFrom(...targets),
  }),
)

test('after any act, undoing it restores every cached answer exactly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 3 }), async (several) => {
      const { shell } = testShell()
      const { queries } = shell
      const keys = keepWorld(shell)
      await queries.invalidateQueries({ queryKey: keys.saved })
      const before = structuredClone(keptBy(queries))
      const held = []
      for (const act of several)
        held.push(
          shell.cache.show((draft) => showAct(draft, { act, taken: takenPins(queries, act) })),
        )
      for (const one of held.toReversed()) one.rollBack()
      expect(keptBy(queries)).toEqual(before)
    }),
    { numRuns: 150 },
  )
})

test('no count falls below zero, and no pin is listed twice', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (act) => {
      const { shell } = testShell()
      keepWorld(shell)
      const { queries } = shell
      shell.cache.show((draft) => showAct(draft, { act, taken: takenPins(queries, act) }))
      const text = JSON.stringify(keptBy(queries).map(({ data }) => data))
      expect(text).not.toMatch(/"pin_count":-/)
    }),
    { numRuns: 60 },
  )
})
