import {
  answerBusinessInvitation,
  getBusinessInvitation,
  getBusinessLog,
  getBusinessPeople,
  inviteToBusiness,
  removeBusinessPerson,
  updateBusinessMfa,
  updateBusinessPerson,
  withdrawInvitation,
} from '@tessera/contracts/calls/business-people'
import type { UserId } from '@tessera/contracts/ids'
import { type Answer, answerMember, given, type Refusal, refused } from '../../../calls/answer.ts'
import { bookmarkOf, idOfBookmark } from '../../../calls/bookmark.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { cardOf } from '../accounts/person-card.ts'
import { answerInvitation, isFor, openInvitation } from './answer-invitation.ts'
import { changePermissions, removePerson, requireMfa, withdraw } from './change-people.ts'
import { invite } from './invite.ts'
import { deedsOf } from './list-deeds.ts'
import { type Business, businessFor, managedBusiness } from './managed-business.ts'
import { peopleOf } from './store.ts'

type People = Awaited<ReturnType<typeof peopleOf>>

/** Changes the people of a business that the viewer manages, and answers who they are now. */
async function changed(
  visit: MemberVisit,
  subjectId: UserId | undefined,
  change: (business: Business) => Promise<Refusal | undefined>,
): Promise<Answer<People>> {
  const { ports, viewer } = visit
  const business = await managedBusiness(ports.db, viewer, subjectId)
  if ('ok' in business) return business
  const refusal = await change(business)
  if (refusal !== undefined) return refusal
  const after = await managedBusiness(ports.db, viewer, subjectId)
  return 'ok' in after ? after : given(await peopleOf(ports.db, after, ports.clock.now()))
}

const answerPeople = answerMember(getBusinessPeople, async ({ ports, viewer }, input) => {
  const business = await businessFor(ports.db, viewer, input.orbac_subject_id)
  return 'ok' in business ? business : given(await peopleOf(ports.db, business, ports.clock.now()))
})

const answerInvite = answerMember(inviteToBusiness, async (visit, input) =>
  changed(visit, input.orbac_subject_id, (business) => invite(visit, business, input)),
)

const answerWithdraw = answerMember(withdrawInvitation, async (visit, input) =>
  changed(visit, input.orbac_subject_id, (business) => withdraw(visit, business, input.id)),
)

const answerUpdate = answerMember(updateBusinessPerson, async (visit, input) => {
  const { user_id: userId, permissions } = input
  return changed(visit, input.orbac_subject_id, (business) =>
    changePermissions(visit, business, { userId, permissions }),
  )
})

const answerMfa = answerMember(updateBusinessMfa, async (visit, input) =>
  changed(visit, input.orbac_subject_id, (business) =>
    requireMfa(visit, business, input.needs_mfa),
  ),
)

const answerRemove = answerMember(removeBusinessPerson, async ({ ports, viewer }, input) => {
  const { orbac_subject_id: subjectId = viewer.id, user_id: userId } = input
  if (userId !== viewer.id) {
    const business = await managedBusiness(ports.db, viewer, subjectId)
    if ('ok' in business) return business
  }
  const removed = await removePerson(ports, { subjectId, userId, actorId: viewer.id })
  return removed ? given({ removed }) : refused('not-found')
})

const answerGetInvitation = answerMember(getBusinessInvitation, async (visit, { token }) => {
  const found = await openInvitation(visit, token)
  if ('ok' in found) return found
  return given({
    business: cardOf(found.business),
    permissions: found.permissions,
    invited_by: found.invitedBy,
    needs_mfa: found.needsMfa,
    is_for_viewer: isFor(visit.viewer.id, found),
  })
})

const answerAnswer = answerMember(answerBusinessInvitation, async (visit, input) => {
  const business = await answerInvitation(visit, input)
  return 'ok' in business ? business : given({ business: cardOf(business), accepted: input.accept })
})

const answerLog = answerMember(getBusinessLog, async ({ ports, viewer }, input) => {
  const business = await managedBusiness(ports.db, viewer, input.orbac_subject_id)
  if ('ok' in business) return business
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const deeds = await deedsOf(ports.db, {
    subjectId: business.id,
    before,
    most: input.page_size + 1,
  })
  const page = deeds.slice(0, input.page_size)
  const last = page.at(-1)
  return given(page, deeds.length > page.length && last ? bookmarkOf([last.id]) : null)
})

/** Handlers of the calls about the people of a business. */
export const businessPeopleCalls = [
  answerPeople,
  answerInvite,
  answerWithdraw,
  answerUpdate,
  answerMfa,
  answerRemove,
  answerGetInvitation,
  answerAnswer,
  answerLog,
]
