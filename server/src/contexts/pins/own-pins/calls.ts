import { countLibrary, libraryPins } from '@tessera/contracts/calls/library'
import { answerMember, given } from '../../../calls/answer.ts'
import { badBookmark, pageOf, positionOf } from '../../../calls/bookmark.ts'
import { pinOf } from '../pins/rules.ts'
import { placeInLibrary } from './place-in-library.ts'
import { countOfLibrary, libraryRows, pageOfLibrary } from './store.ts'

const answerLibrary = answerMember(libraryPins, async ({ ports, viewer }, input) => {
  const { bookmark, page_size: size, sort, ...filters } = input
  const after =
    bookmark === undefined ? undefined : placeInLibrary(sort, positionOf(bookmark) ?? [])
  if (after === 'unreadable') return badBookmark
  const found = await pageOfLibrary(ports.db, {
    userId: viewer.id,
    filters,
    sort,
    after,
    most: size + 1,
  })
  const page = pageOf(found, size, ({ key, id }) => [sort, key, id])
  const ids = page.rows.map(({ id }) => id)
  const rows = await libraryRows(ports.db, viewer.id, ids)
  const pins = rows.map((row) => ({
    ...pinOf(row),
    note: row.note === '' ? null : { text: row.note, is_shared: row.noteIsShared },
  }))
  return given(pins, page.bookmark)
})

const answerCount = answerMember(countLibrary, async ({ ports, viewer }, filters) =>
  given({ total: await countOfLibrary(ports.db, viewer.id, filters) }),
)

/** Handlers of the calls that list a member's own pins. */
export const ownPinCalls = [answerLibrary, answerCount]
