import {
  addDomains,
  addFetchedList,
  addTerms,
  changeFetchedList,
  exportHouseList,
  fetchedLists,
  houseDomains,
  houseListVersions,
  houseTerms,
  planDomains,
  planTerms,
  removeDomains,
  removeTerms,
  tryTerms,
  undoListVersion,
} from '@tessera/contracts/calls/house-lists'
import { z } from '@tessera/contracts/schema'
import { given } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf, positionOf } from '../../../calls/bookmark.ts'
import { answerHouse } from '../acting/answer-house.ts'
import {
  addListedDomains,
  addListedTerms,
  dropEntries,
  planOfDomains,
  planOfTerms,
  tryTermsOn,
  undoListChange,
} from './answer-lists.ts'
import { versionsBelow } from './change-list.ts'
import { actOnFetched, addFetched, allFetched } from './fetched.ts'
import { domainsBy, fileOf, termsBy } from './list-files.ts'

const Skipped = z.tuple([z.int().check(z.gte(0), z.lte(1_000_000))])

/** Entries have no ids: a page begins after a number of them. */
function skipOf(bookmark: string | undefined): number | undefined {
  if (bookmark === undefined) return 0
  const parsed = z.safeParse(Skipped, positionOf(bookmark))
  return parsed.success ? parsed.data[0] : undefined
}

interface Page {
  readonly query: string
  readonly bookmark?: string | undefined
  readonly page_size: number
}

async function pageBy<Row>(
  { query, bookmark, page_size: size }: Page,
  read: (asked: { query: string; skip: number; most: number }) => Promise<Row[]>,
) {
  const skip = skipOf(bookmark)
  if (skip === undefined) return badBookmark
  const page = pageOf(await read({ query, skip, most: size + 1 }), size, () => [skip + size])
  return given([...page.rows], page.bookmark)
}

/** Handlers of the calls about lists of terms and domains. */
export const listCalls = [
  answerHouse(houseTerms, ({ ports: { db } }, input) =>
    pageBy(input, (asked) => termsBy(db, asked)),
  ),
  answerHouse(planTerms, ({ ports, actor }, input) => planOfTerms(ports, actor, input)),
  answerHouse(tryTerms, ({ ports, actor }, input) => tryTermsOn(ports, actor, input)),
  answerHouse(addTerms, ({ ports, actor }, input) => addListedTerms(ports, actor, input)),
  answerHouse(removeTerms, ({ ports, actor }, input) =>
    dropEntries(ports, actor, { list: 'terms', ...input }),
  ),
  answerHouse(houseDomains, ({ ports: { db } }, input) =>
    pageBy(input, (asked) => domainsBy(db, asked)),
  ),
  answerHouse(planDomains, ({ ports, actor }, input) => planOfDomains(ports, actor, input)),
  answerHouse(addDomains, ({ ports, actor }, input) => addListedDomains(ports, actor, input)),
  answerHouse(removeDomains, ({ ports, actor }, input) =>
    dropEntries(ports, actor, { list: 'domains', ...input }),
  ),
  answerHouse(exportHouseList, async ({ ports: { db } }, { list }) =>
    given({ csv: await fileOf(db, list) }),
  ),
  answerHouse(houseListVersions, async ({ ports: { db } }, { list, bookmark, page_size: size }) => {
    const before = idOfBookmark(bookmark)
    if (before === 'unreadable') return badBookmark
    const rows = await versionsBelow(db, list, { before, most: size + 1 })
    const page = pageOf(rows, size, ({ id }) => [id])
    return given([...page.rows], page.bookmark)
  }),
  answerHouse(undoListVersion, ({ ports, actor }, { version_id: versionId, reason }) =>
    undoListChange(ports, actor, { versionId, reason }),
  ),
  answerHouse(fetchedLists, async ({ ports: { db } }) => given(await allFetched(db))),
  answerHouse(addFetchedList, ({ ports, actor }, input) => addFetched(ports, actor, input)),
  answerHouse(changeFetchedList, ({ ports, actor }, input) => actOnFetched(ports, actor, input)),
]
