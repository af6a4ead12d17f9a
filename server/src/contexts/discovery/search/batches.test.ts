import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byFit,
  type Fitting,
  type Page,
  type PageSpot,
  pageOfBatches,
  type Spot,
  topSpot,
} from './batches.ts'

/** Walks a list in batches of `length` and returns those entries that fit. */
const walkOf =
  (list: readonly (Fitting & { tier: number; fits: boolean })[], length: number) =>
  async (from: Spot | null, until: Spot | null) => {
    const at = (spot: Spot) => list.findIndex(({ tier, id }) => tier === spot[0] && id === spot[1])
    const start = from === null ? 0 : at(from) + 1
    const stretch =
      until === null ? list.slice(start, start + length) : list.slice(start, at(until) + 1)
    const last = stretch.at(-1)
    return {
      found: stretch.filter(({ fits }) => fits),
      end: last === undefined ? until : ([last.tier, last.id] as const),
      more: until !== null || stretch.length === length,
    }
  }

const entry = fc.record({ fit: fc.integer({ min: 0, max: 5 }), fits: fc.boolean() })

test('pages show everything that fits exactly once, whatever the page size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 12 }),
      async (entries, size, length) => {
        const list = entries.map((each, at) => ({ ...each, tier: 3, id: String(1_000 - at) }))
        const shown: string[] = []
        let spot: PageSpot | null = topSpot
        while (spot !== null) {
          const page: Page<Fitting> = await pageOfBatches(walkOf(list, length), {
            spot,
            size,
            stretches: 2,
          })
          expect(page.found.length).toBeLessThanOrEqual(size)
          shown.push(...page.found.map(({ id }) => id))
          spot = page.next
        }
        expect(shown.toSorted()).toEqual(
          list
            .filter(({ fits }) => fits)
            .map(({ id }) => id)
            .toSorted(),
        )
      },
    ),
  )
})

test('within a batch, the best fit comes first; on a tie, the newer', async () => {
  const list = [
    { id: '12', fit: 1, tier: 1, fits: true },
    { id: '11', fit: 3, tier: 1, fits: true },
    { id: '9', fit: 1, tier: 1, fits: true },
  ]
  const { found } = await pageOfBatches(walkOf(list, 5), { spot: topSpot, size: 5, stretches: 1 })
  expect(found.map(({ id }) => id)).toEqual(['11', '12', '9'])
  expect([...list].toSorted(byFit).at(-1)?.id).toBe('9')
})

test('a page reads at most its max number of batches', async () => {
  const list = Array.from({ length: 50 }, (_, at) => ({
    id: String(100 - at),
    fit: 1,
    tier: 1,
    fits: at > 40,
  }))
  const first = await pageOfBatches(walkOf(list, 5), { spot: topSpot, size: 3, stretches: 2 })
  expect(first.found).toEqual([])
  expect(first.next?.from).toEqual([1, '91'])
})
