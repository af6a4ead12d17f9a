import { searchPins } from '@tessera/contracts/calls/search'
import { z } from '@tessera/contracts/schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { queryWords } from '../contexts/base/words/query-words.ts'
import { byFit, type Spot } from '../contexts/discovery/search/batches.ts'
import { knownGroups } from '../contexts/discovery/search/known-groups.ts'
import { scannedPins } from '../contexts/discovery/search/pin-batch.ts'
import { pinFiltersOf } from '../contexts/discovery/search/pin-filters.ts'
import { pinsUnderWords } from '../contexts/discovery/search/pins-under-words.ts'
import { readingOf } from '../contexts/discovery/search/reading.ts'
import { rebuildSearch } from '../contexts/discovery/search/rebuild.ts'
import { tidyPinWords } from '../contexts/discovery/search/tidy-pin-words.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { sql } from '../platform/database/sql.ts'
import { crowded } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { pinsWithOwnWords, type SaidPin, saidAnew, saidWords, withAll } from './said-pins.ts'

const count = 900
const longEnough = 60_000

/** Returns everything that a search finds, page by page. */
async function allFound(person: Person, query: string): Promise<readonly string[]> {
  const ids: string[] = []
  let bookmark: string | null | undefined
  while (bookmark !== null) {
    const more = bookmark === undefined ? {} : { bookmark }
    const came = await person.call(searchPins, { query, page_size: 70, ...more })
    ids.push(...(came.data?.results ?? []).map(({ id }) => id))
    bookmark = came.bookmark
  }
  return ids
}

const plainSearch = z.parse(searchPins.input, { query: saidWords.join(' ') })
const someWords = fc.shuffledSubarray(saidWords, { minLength: 2 })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`searching for several words on ${kind}`, () => {
    const service = openedService(open)
    let said: readonly SaidPin[] = []
    beforeAll(async () => {
      said = await saidAnew(service(), await pinsWithOwnWords(service(), count))
      // The sweep may drop a row of a pin's old text between two pages, and show the pin again.
      for (let batch = 0; batch < 12; batch += 1) await tidyPinWords(service().ports.db)
    }, longEnough)

    test(
      'a search for several words finds each matching pin once, however common the words are',
      () =>
        fc.assert(
          fc.asyncProperty(someWords, async (words) => {
            const expected = withAll(said, words)
            // Without a match, other readings of the query are tried.
            fc.pre(expected.length > 0)
            const found = await allFound(visitor(service()), words.join(' '))
            // Pins that lack some of the words come after all that have them.
            expect(found.slice(0, expected.length).toSorted()).toEqual(expected)
            expect(new Set(found).size).toBe(found.length)
          }),
          { numRuns: 12 },
        ),
      longEnough,
    )

    test('pins with several words are ordered by how well they match', async () => {
      const { db } = service().ports
      for (const text of ['zfernack zquiltor', 'zquiltor zplumbel zfernack']) {
        const query = queryWords(text)
        const reading = readingOf({ query, groups: await knownGroups(db, query.words) }, 0)
        if (reading === undefined) throw new Error('The words say nothing.')
        const asked = { viewerId: null, filters: pinFiltersOf(plainSearch), without: [] }
        const weighed = await scannedPins(db, { ...asked, reading })
        const best = weighed.found.toSorted(byFit).map(({ id }) => id)
        const { results } = await visitor(service()).done(searchPins, {
          query: text,
          page_size: 25,
        })
        expect(results.map(({ id }) => id)).toEqual(best.slice(0, 25))
      }
    })

    test(
      'pages under several words follow without a gap, and repeat the same when requested again',
      () =>
        fc.assert(
          fc.asyncProperty(
            someWords,
            fc.integer({ min: 20, max: 400 }),
            fc.integer({ min: 5, max: 90 }),
            async ([lead = '', ...others], looks, most) => {
              // A word that its pin no longer has remains findable until the pin is read again.
              const inSight = new Set<string>(withAll(said, [lead, ...others.slice(0, 3)]))
              const walk = async (from: Spot | null, until: Spot | null, times: number) => {
                const limits = { looks: times * looks, most: times * most }
                const asked = { lead: [lead], others: others.map((word) => [word]) }
                const came = await pinsUnderWords(service().ports.db, asked, {
                  from,
                  until,
                  ...limits,
                })
                return { ...came, ids: came.ids.filter((id) => inSight.has(id)) }
              }
              const seen: string[] = []
              let from: Spot | null = null
              let isFull = true
              while (isFull) {
                const stretch = await walk(from, null, 1)
                expect(stretch.ids.length).toBeLessThanOrEqual(most)
                if (from !== null && stretch.end !== null)
                  expect((await walk(from, stretch.end, 2)).ids).toEqual(stretch.ids)
                seen.push(...stretch.ids)
                from = stretch.end
                isFull = stretch.isFull
              }
              expect(seen.toSorted()).toEqual([...inSight])
            },
          ),
          { numRuns: 10 },
        ),
      longEnough,
    )

    test(
      'what has the color, the material and the thing of a search stands first, however far down a long list it lies',
      async () => {
        const { db } = service().ports
        const { ids } = await crowded(service(), await member(service()), 1_500)
        // The newest stand first in lists, and a statement looks at 1,200 pins of one.
        const wanted = ids.slice(-30)
        await db.execute(sql`
          update ${pins} set save_count = 0, title = case
            when ${pins.id} = any(${sql.param(wanted)}::bigint[]) then 'Purple oak vase' else 'Oak vase' end
          where ${pins.id} = any(${sql.param(ids)}::bigint[])`)
        await rebuildSearch(db)
        for (const query of ['purple oak vase', 'purple vase']) {
          const found = await allFound(visitor(service()), query)
          expect(found.slice(0, wanted.length).toSorted(), query).toEqual(wanted.toSorted())
          expect(new Set(found).size).toBe(found.length)
          expect(found).toEqual(expect.arrayContaining([...ids]))
        }
      },
      longEnough,
    )
  })
