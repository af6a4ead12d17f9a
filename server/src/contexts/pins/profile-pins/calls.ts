import { userPins } from '@tessera/contracts/calls/profile-pins'
import { PinId } from '@tessera/contracts/ids'
import { answerLate, given, refused } from '../../../calls/answer.ts'
import { idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { needPrimary } from '../../../platform/database/replicas/port.ts'
import { pinOf } from '../pins/rules.ts'
import { createdPins, findPerson, savedPins } from './store.ts'

const pinsOf = { created: createdPins, saved: savedPins }

const answerUserPins = answerLate(userPins, async ({ ports, viewer }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const viewerId = viewer?.id ?? null
  const personId = await findPerson(ports.db, input.username, viewerId)
  if (personId === undefined) return refused('not-found')
  if (personId === viewerId) needPrimary(ports.db, 'own')
  const found = await pinsOf[input.kind](ports.db, {
    personId,
    viewerId,
    before: before === undefined ? undefined : PinId.parse(before),
    most: input.page_size + 1,
  })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given(page.rows.map(pinOf), page.bookmark)
})

/** Handlers of the calls about people's pins. */
export const profilePinCalls = [answerUserPins]
