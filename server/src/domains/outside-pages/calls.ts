import { findPinImages, registerImage } from '@tessera/contracts/calls/outside-pages'
import { answer, answerMember, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { keepOutsidePicture } from './keep-outside-picture.ts'
import { mayLook } from './look-limits.ts'
import { lookUp } from './look-up.ts'

/** Somebody logged in has a budget of their own; one address has no more than it is due, whoever asks. */
async function mayAsk({ ports, viewer, address }: Visit): Promise<boolean> {
  if (viewer === null) return mayLook(ports, 'lookByVisitor', address)
  return (
    (await mayLook(ports, 'lookByMember', viewer.id)) &&
    (await mayLook(ports, 'lookFromAddress', address))
  )
}

const answerFindPinImages = answer(findPinImages, async (visit, { url }) => {
  if (!(await mayAsk(visit))) return refused('too-fast')
  const { pages, settings } = visit.ports
  const looked = await lookUp(pages, url, settings.brand)
  return looked.ok ? given(looked.found) : refused(looked.code, looked.data)
})

const answerRegisterImage = answerMember(registerImage, async ({ ports, viewer }, input) => {
  const kept = await keepOutsidePicture(ports, viewer.id, input.image_url)
  return kept.ok ? given({ media_upload_id: kept.mediaId, state: 'ready' }) : refused(kept.code)
})

/** The calls about pages of other sites. */
export const outsidePageCalls = [answerFindPinImages, answerRegisterImage]
