import type { Sql } from '../sql.ts'
import { type Fitting, pageOfBatches, topSpot } from './batches.ts'
import { correctNames, namesPerBatch, walkNames } from './name-batch.ts'
import type { SearchSpot } from './search-bookmark.ts'
import type { Named } from './tables.ts'

/** A search for names. */
export interface NameQuery {
  readonly text: string
  readonly words: readonly string[]
  readonly size: number
  readonly corrects: boolean
  readonly spot: SearchSpot | undefined
}

/** A person or board whose name matches. */
export type FoundName = Fitting

/** A batch of names to check. */
export interface NameWalk {
  readonly ids: readonly string[]
  readonly typed: { readonly text: string; readonly words: readonly string[] }
  /** True for the first batch, which also includes the viewer's own. */
  readonly isTop: boolean
}

const stretches = 3
const typedWay = 0
const correctedWay = 1

/** Searches names as typed and, when there are none, with typos corrected. */
export async function findNames<Found extends FoundName>(
  db: Sql,
  kind: Named,
  asked: NameQuery,
  among: (walk: NameWalk) => Promise<readonly Found[]>,
) {
  const page = (words: readonly string[], text: string) =>
    pageOfBatches(
      async (from, until) => {
        const steps = await walkNames(db, kind, { words, from, until })
        const last = steps.at(-1)
        const ids = steps.map(({ id }) => id)
        return {
          found: await among({ ids, typed: { text, words }, isTop: from === null }),
          end: last === undefined ? until : ([last.tier, last.id] as const),
          more: until !== null || steps.length === namesPerBatch,
        }
      },
      { spot: asked.spot ?? topSpot, size: asked.size, stretches },
    )
  const way = asked.spot?.reading ?? typedWay
  const typed = way === correctedWay ? undefined : await page(asked.words, asked.text)
  const isDone = typed !== undefined && (typed.found.length > 0 || asked.spot !== undefined)
  const meant = isDone || !asked.corrects ? undefined : await correctNames(db, kind, asked.words)
  if (meant === undefined) return { ...(typed ?? nobody), corrected: null, reading: typedWay }
  const corrected = meant.join(' ')
  return { ...(await page(meant, corrected)), corrected, reading: correctedWay }
}

const nobody = { found: [], best: [], next: null }
