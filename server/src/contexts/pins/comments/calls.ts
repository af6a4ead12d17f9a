import { createComment, deleteComment, pinComments } from '@tessera/contracts/calls/comments'
import type { Comment } from '@tessera/contracts/entities/comment'
import { CommentId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { saidText } from '@tessera/contracts/said-text'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { tellTerms } from '../../base/terms/check-texts.ts'
import { cardOf } from '../../identity/index.ts'
import { notify } from '../notifications/notify.ts'
import { postFault } from '../pins/post-fault.ts'
import { isBlockBetween } from '../users/blocked.ts'
import { addComment, findComment, removeComment } from './change.ts'
import { mentionedIn } from './mentions.ts'
import { type CommentRow, commentsBelow, findReadPin, type ReadPin } from './store.ts'

const hourly: AttemptLimit = { most: limits.commentsHourly, windowMinutes: 60 }

/**
 * Returns who may delete a comment besides its author: the idea's creator or, for one pin alone,
 * its pinner.
 */
const keeperOf = ({ isOpen }: CommentRow, { creatorId, pinnerId }: ReadPin) =>
  isOpen ? creatorId : pinnerId

function commentOf(row: CommentRow, readerId: UserId | null, pin: ReadPin): Comment {
  const mayDelete = [row.author.id, keeperOf(row, pin)]
  return {
    id: row.id,
    pin_id: pin.id,
    text: row.text,
    author: cardOf(row.author),
    can_delete: readerId !== null && mayDelete.includes(readerId),
    created_at: row.createdAt.toISOString(),
  }
}

const answerPinComments = answer(pinComments, async ({ ports: { db }, viewer }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const viewerId = viewer?.id ?? null
  const pin = await findReadPin(db, input.pin_id, viewerId)
  if (pin === undefined) return refused('not-found')
  const found = await commentsBelow(db, pin, { viewerId, before, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given(
    page.rows.map((row) => commentOf(row, viewerId, pin)),
    page.bookmark,
  )
})

const answerCreateComment = answerMember(
  createComment,
  async ({ ports, viewer, language }, input) => {
    const { db, ids, clock } = ports
    const pin = await findReadPin(db, input.pin_id, viewer.id)
    if (pin === undefined) return refused('not-found')
    for (const id of [pin.pinnerId, pin.creatorId])
      if (id !== null && (await isBlockBetween(db, viewer.id, id))) return refused('not-allowed')
    const text = saidText(input.text)
    if (text === undefined)
      return refused('bad-input', { fields: { text: 'Write something first' } })
    const unfit = await postFault(db, ports, { place: 'comment', texts: [text], language })
    if (unfit !== undefined) return unfit
    const createdAt = clock.now()
    const barred = await refuseBeyond(ports, `comment:${viewer.id}`, hourly, 'comments-many')
    if (barred !== undefined) return barred
    const row: CommentRow = {
      id: CommentId.parse(ids.next()),
      isOpen: pin.isOpen,
      text,
      createdAt,
      author: viewer,
    }
    const isThere = await db.transaction(async (tx) => {
      if (!(await addComment(tx, row, pin.id))) return false
      const posted = { place: 'comment', texts: [text] } as const
      if (row.isOpen)
        await tellTerms(tx, ports, { ...posted, kind: 'comment', id: row.id, ownerId: viewer.id })
      const keeperId = keeperOf(row, pin)
      const pinId = row.isOpen ? pin.originId : pin.id
      const news = { actorId: viewer.id, pinId, commentId: row.id }
      if (keeperId !== null) await notify(tx, ports, keeperId, { kind: 'pin-commented', ...news })
      for (const id of await mentionedIn(tx, text))
        if (id !== keeperId) await notify(tx, ports, id, { kind: 'mentioned', ...news })
      return true
    })
    return isThere ? given(commentOf(row, viewer.id, pin)) : refused('not-found')
  },
)

const answerDeleteComment = answerMember(
  deleteComment,
  async ({ ports: { db }, viewer }, { comment_id: id }) => {
    const comment = await findComment(db, id)
    if (comment === undefined) return refused('not-found')
    const isOwn = comment.authorId === viewer.id
    // Authors may delete their comments even where they can no longer see the pin.
    const pin = isOwn ? undefined : await findReadPin(db, comment.pinId, viewer.id)
    if (!isOwn && comment.keeperId !== viewer.id)
      return refused(pin === undefined ? 'not-found' : 'not-allowed')
    await db.transaction((tx) => removeComment(tx, comment))
    return given(null)
  },
)

/** Handlers of the calls about comments. */
export const commentCalls = [answerPinComments, answerCreateComment, answerDeleteComment]
