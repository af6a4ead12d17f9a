import { findPinImages, registerImage } from '@tessera/contracts/calls/outside-pages'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { networkOf } from '../rate-limits/network.ts'
import { limitAsking } from './look-limits.ts'
import { lookUp } from './look-up.ts'
import { storeOutsidePicture } from './store-outside-picture.ts'

const answerFindPinImages = answer(findPinImages, async (visit, { url }) => {
  const barred = await limitAsking(visit, 'look')
  if (barred !== undefined) return barred
  const who = visit.viewer?.id ?? networkOf(visit.address)
  const looked = await lookUp(visit.ports, url, { who, signal: visit.signal })
  return looked.ok ? given(looked.found) : refused(looked.code, looked.data)
})

const answerRegisterImage = answerMember(registerImage, async (visit, input) => {
  const { ports, viewer, signal } = visit
  const owner = { ownerId: viewer.id, signal }
  const kept = await storeOutsidePicture(ports, owner, input.image_url)
  return kept.ok ? given({ media_upload_id: kept.mediaId, state: 'ready' }) : kept
})

/** Handlers of the calls about pages of other sites. */
export const outsidePageCalls = [answerFindPinImages, answerRegisterImage]
