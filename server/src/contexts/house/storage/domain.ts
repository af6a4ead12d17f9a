import { houseStorage, houseStoragePeople } from '@tessera/contracts/calls/house-storage'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { given } from '../../../calls/answer.ts'
import { badBookmark, pageOf, scoreOfBookmark } from '../../../calls/bookmark.ts'
import { defineDomain } from '../../base/define-domain.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { handleStorageMeasure } from './measure.ts'
import { largestPeople, storageOf } from './shown.ts'
import { storageTables } from './tables.ts'

/** The stored files and bytes, by kind and by person. */
export const houseStorageDomain = defineDomain({
  calls: [
    answerHouse(houseStorage, async ({ ports: { db } }) => given(await storageOf(db))),
    answerHouse(houseStoragePeople, async ({ ports: { db } }, { bookmark, page_size: size }) => {
      const place = scoreOfBookmark(bookmark)
      if (place === 'unreadable') return badBookmark
      const after =
        place === undefined ? undefined : ([place[0], z.parse(UserId, place[1])] as const)
      const page = pageOf(
        await largestPeople(db, { after, most: size + 1 }),
        size,
        ({ bytes, id }) => [bytes, id],
      )
      return given([...page.rows], page.bookmark)
    }),
  ],
  jobs: [handleStorageMeasure],
  tables: storageTables,
})
