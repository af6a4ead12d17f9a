import { relatedPins } from '@tessera/contracts/calls/related'
import { answer, given, refused } from '../../calls/answer.ts'
import { relatedListName } from '../feed/list-names.ts'
import { listPage, listPlaceOf } from '../feed/list-page.ts'
import { pinOf } from '../pins/rules.ts'
import { relatedList } from './related-list.ts'
import { findLooked } from './store.ts'

const answerRelatedPins = answer(relatedPins, async ({ ports, viewer }, input) => {
  const viewerId = viewer?.id ?? null
  const begun = input.bookmark === undefined ? null : listPlaceOf(input.bookmark)
  if (begun === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const looked = await findLooked(ports.db, input.pin_id, viewerId)
  if (looked === undefined) return refused('not-found')
  const page = await listPage(ports.db, {
    name: relatedListName(looked.id),
    place: begun ?? { listId: (await relatedList(ports, looked)).id, after: 0 },
    viewerId,
    size: input.page_size,
  })
  return given(page.rows.map(pinOf), page.bookmark)
})

/** Handlers of the calls about related pins. */
export const relatedCalls = [answerRelatedPins]
