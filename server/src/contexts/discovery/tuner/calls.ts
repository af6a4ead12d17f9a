import {
  clearRecentActs,
  type FeedbackReason,
  getFeedTuner,
  notForMe,
  tuneFeed,
  undoNotForMe,
  useRecentActs,
} from '@tessera/contracts/calls/feed-tuner'
import { BoardId, UserId } from '@tessera/contracts/ids'
import { Topic } from '@tessera/contracts/topics'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { findPin, hide, type PinRow, show } from '../../pins/index.ts'
import { homeListName } from '../feed/list-names.ts'
import { storedLists } from '../feed/tables.ts'
import { headOfTitle } from '../kinds/head.ts'
import { nameIn, type Spoken, spokenIn } from '../kinds/word-groups.ts'
import { feedChoices, recentActs } from '../taste/tables.ts'
import { choose, forget, type Tuned, type TunedBy, takeBack, wantTopic } from './choices.ts'
import { isPersonThere, tunerOf, turnedDown, visibleBoard } from './tuner.ts'

/** The effect of a reason on a feed, with the name that people know its subject by. */
type Effect = Pick<TunedBy, 'kind' | 'target' | 'level'> & { readonly about: string }

/** Returns what a reason changes; undefined when it is about the pin alone. */
function effectOf(pin: PinRow, reason: FeedbackReason, spoken: Spoken): Effect | undefined {
  const { pinner } = pin
  if (reason === 'person')
    return { kind: 'person', target: pinner.id, level: 'none', about: pinner.fullName }
  if (reason === 'board')
    return { kind: 'board', target: pin.board.id, level: 'none', about: pin.board.name }
  const thing = reason === 'taste' ? headOfTitle(pin.title)?.name : undefined
  return thing === undefined
    ? undefined
    : { kind: 'subject', target: thing, level: 'less', about: nameIn(thing, spoken) }
}

const answerNotForMe = answerMember(notForMe, async ({ ports, viewer, language }, input) => {
  const { db, clock } = ports
  const pin = await findPin(db, input.pin_id, viewer.id)
  if (pin === undefined) return refused('not-found')
  const now = clock.now()
  const by = { userId: viewer.id, now, byIdea: pin.originId }
  const effect = effectOf(pin, input.reason, spokenIn(language))
  await db.transaction(async (tx) => {
    await hide(tx, { userId: viewer.id, originId: pin.originId, createdAt: now })
    if (effect !== undefined) await choose(tx, { ...by, ...effect })
  })
  const hidden = effect === undefined ? [] : await turnedDown(db, viewer.id, input.shown)
  return given({ about: effect?.about ?? null, hidden: [...hidden] })
})

const answerUndoNotForMe = answerMember(undoNotForMe, async ({ ports, viewer }, { pin_id }) => {
  const pin = await findPin(ports.db, pin_id, viewer.id)
  if (pin === undefined) return refused('not-found')
  await ports.db.transaction(async (tx) => {
    await show(tx, viewer.id, pin.originId)
    await takeBack(tx, viewer.id, pin.originId)
  })
  return given(null)
})

const answerGetTuner = answerMember(getFeedTuner, async ({ ports, viewer, language }) =>
  given(await tunerOf(ports.db, viewer.id, language)),
)

/** True when there is such a topic, subject, person or board for this member. */
async function isThere(db: Sql, viewerId: UserId, { kind, target }: Tuned): Promise<boolean> {
  if (kind === 'topic') return Topic.safeParse(target).success
  if (kind === 'subject') return /\p{L}/u.test(target)
  if (kind === 'person') {
    const id = UserId.safeParse(target)
    return id.success && (await isPersonThere(db, viewerId, id.data))
  }
  const id = BoardId.safeParse(target)
  return id.success && (await visibleBoard(db, viewerId, id.data)) !== undefined
}

const answerTuneFeed = answerMember(tuneFeed, async ({ ports, viewer }, input) => {
  const { kind, target, level } = input
  // Choices about things that are gone can still be taken back.
  if (level !== 'usual' && !(await isThere(ports.db, viewer.id, input))) return refused('not-found')
  const by = { userId: viewer.id, now: ports.clock.now() }
  await ports.db.transaction(async (tx) => {
    const topic = Topic.safeParse(target)
    const isTopic = kind === 'topic' && topic.success
    if (isTopic) await wantTopic(tx, { ...by, topic: topic.data, wanted: level === 'more' })
    if (level === 'usual' || (isTopic && level === 'more'))
      await forget(tx, viewer.id, { kind, target })
    else await choose(tx, { ...by, kind, target, level, byIdea: null })
  })
  return given(null)
})

/** Deletes a member's recent acts, and the lists of their home that were made of them. */
async function clearActs(tx: Sql, userId: UserId): Promise<void> {
  await tx.delete(recentActs).where(eq(recentActs.userId, userId))
  await tx.delete(storedLists).where(eq(storedLists.name, homeListName(userId)))
}

const recentSource = { kind: 'source', target: 'recent', level: 'none' } as const

const answerUseRecent = answerMember(useRecentActs, async ({ ports, viewer }, { used }) => {
  const createdAt = ports.clock.now()
  await ports.db.transaction(async (tx) => {
    await tx
      .delete(feedChoices)
      .where(and(eq(feedChoices.userId, viewer.id), eq(feedChoices.kind, 'source')))
    if (used) return
    await tx.insert(feedChoices).values({ ...recentSource, userId: viewer.id, createdAt })
    await clearActs(tx, viewer.id)
  })
  return given(null)
})

const answerClearRecent = answerMember(clearRecentActs, async ({ ports, viewer }) => {
  // Acts that wait to be written would come back after they were cleared.
  await ports.queryCounts.write()
  await ports.db.transaction((tx) => clearActs(tx, viewer.id))
  return given(null)
})

/** Handlers of the calls that tune a home feed. */
export const tunerCalls = [
  answerNotForMe,
  answerUndoNotForMe,
  answerGetTuner,
  answerTuneFeed,
  answerUseRecent,
  answerClearRecent,
]
