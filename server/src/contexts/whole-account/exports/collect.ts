import type { UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, asc, eq, isNull, or } from '../../../platform/database/sql.ts'
import { touchesOf } from '../../ads/conversions/touches.ts'
import { audienceActsOf, audiencesOf } from '../../ads/delivery/audiences/keep-acts.ts'
import { experimentsOf } from '../../ads/delivery/experiments/people.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { catalogSources } from '../../discovery/catalogs/tables.ts'
import { browserOf } from '../../identity/accounts/browser-of.ts'
import { sessions, users } from '../../identity/accounts/tables.ts'
import { companies } from '../../identity/companies/tables.ts'
import { identities } from '../../identity/identities/tables.ts'
import { passkeysOf } from '../../identity/passkeys/store.ts'
import { factorNames, factorsOf } from '../../identity/second-factor/factors.ts'
import { boardNotes } from '../../pins/board-notes/tables.ts'
import { boardPeople, boards, sections } from '../../pins/boards/tables.ts'
import { comments } from '../../pins/comments/tables.ts'
import { notificationSettingsOf } from '../../pins/notifications/choices.ts'
import { pins } from '../../pins/pins/tables.ts'
import { everyKept } from '../../pins/products/kept-list.ts'
import { blocks, boardFollows, follows, interests } from '../../pins/users/tables.ts'
import { trashOf } from './own-rows.ts'

const profileOf = async (db: Sql, id: UserId) => {
  const [person] = await db.select().from(users).where(eq(users.id, id))
  if (person === undefined) return undefined
  const { passwordHash: _, portraitId, inviterId: __, ...profile } = person
  return { ...profile, portraitId }
}

const boardsOf = (db: Sql, id: UserId) =>
  db
    .select({
      id: boards.id,
      name: boards.name,
      description: boards.description,
      privacy: boards.privacy,
      createdAt: boards.createdAt,
      archivedAt: boards.archivedAt,
      coverId: boards.coverId,
    })
    .from(boards)
    .where(and(eq(boards.ownerId, id), isNull(boards.deletedAt)))
    .orderBy(asc(boards.id))

const sectionsOf = (db: Sql, id: UserId) =>
  db
    .select({
      id: sections.id,
      boardId: sections.boardId,
      title: sections.title,
      createdAt: sections.createdAt,
    })
    .from(sections)
    .innerJoin(boards, eq(boards.id, sections.boardId))
    .where(and(eq(boards.ownerId, id), isNull(sections.deletedAt), isNull(boards.deletedAt)))
    .orderBy(asc(sections.id))

/** Own pins and saves; the note is the member's own words on a save. */
const pinsOf = (db: Sql, id: UserId) =>
  db
    .select({
      id: pins.id,
      originId: pins.originId,
      boardId: pins.boardId,
      sectionId: pins.sectionId,
      mediaId: pins.mediaId,
      title: pins.title,
      description: pins.description,
      link: pins.link,
      altText: pins.altText,
      note: pins.note,
      noteFor: pins.noteFor,
      priceAmount: pins.priceAmount,
      priceCurrency: pins.priceCurrency,
      createdAt: pins.createdAt,
    })
    .from(pins)
    .where(and(eq(pins.pinnerId, id), isNull(pins.deletedAt)))
    .orderBy(asc(pins.id))

const commentsOf = (db: Sql, id: UserId) =>
  db
    .select({
      id: comments.id,
      pinId: comments.pinId,
      text: comments.text,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .where(eq(comments.authorId, id))
    .orderBy(asc(comments.id))

const notesOf = (db: Sql, id: UserId) =>
  db
    .select({
      id: boardNotes.id,
      boardId: boardNotes.boardId,
      title: boardNotes.title,
      text: boardNotes.text,
      createdAt: boardNotes.createdAt,
    })
    .from(boardNotes)
    .where(and(eq(boardNotes.authorId, id), isNull(boardNotes.deletedAt)))
    .orderBy(asc(boardNotes.id))

/** Sources of products; the products themselves are pins. */
const catalogsOf = (db: Sql, id: UserId) =>
  db
    .select({
      name: catalogSources.name,
      origin: catalogSources.origin,
      address: catalogSources.address,
      rhythm: catalogSources.rhythm,
      currency: catalogSources.currency,
      boardId: catalogSources.boardId,
      createdAt: catalogSources.createdAt,
    })
    .from(catalogSources)
    .where(and(eq(catalogSources.userId, id), isNull(catalogSources.deletedAt)))
    .orderBy(asc(catalogSources.createdAt), asc(catalogSources.id))

const others = alias(users, 'others')

/** Names of other people are public; nothing else of them is in a download. */
async function peopleOf(db: Sql, id: UserId) {
  const name = { username: others.username, fullName: others.fullName }
  const following = await db
    .select({ ...name, since: follows.createdAt })
    .from(follows)
    .innerJoin(others, and(eq(others.id, follows.followedId), eq(others.state, 'active')))
    .where(eq(follows.followerId, id))
  const followers = await db
    .select({ ...name, since: follows.createdAt })
    .from(follows)
    .innerJoin(others, and(eq(others.id, follows.followerId), eq(others.state, 'active')))
    .where(eq(follows.followedId, id))
  const blocked = await db
    .select({ username: others.username, since: blocks.createdAt })
    .from(blocks)
    .innerJoin(others, eq(others.id, blocks.blockedId))
    .where(eq(blocks.blockerId, id))
  const followedBoards = await db
    .select({ boardId: boardFollows.boardId, since: boardFollows.createdAt })
    .from(boardFollows)
    .where(eq(boardFollows.followerId, id))
  const shared = await db
    .select({
      boardId: boardPeople.boardId,
      state: boardPeople.state,
      since: boardPeople.createdAt,
    })
    .from(boardPeople)
    .where(eq(boardPeople.userId, id))
  return { following, followers, blocked, followedBoards, sharedBoards: shared }
}

/** Accounts at providers and companies; the issuer's id of the person stays here. */
const connectedAccountsOf = (db: Sql, id: UserId) =>
  db
    .select({
      provider: identities.provider,
      company: companies.title,
      email: identities.email,
      name: identities.name,
      connectedAt: identities.createdAt,
      lastUsedAt: identities.lastUsedAt,
    })
    .from(identities)
    .leftJoin(companies, eq(companies.id, identities.companyId))
    .where(eq(identities.userId, id))
    .orderBy(asc(identities.createdAt), asc(identities.id))

async function settingsOf(db: Sql, id: UserId) {
  const topics = await db
    .select({ topic: interests.topic, since: interests.createdAt })
    .from(interests)
    .where(eq(interests.userId, id))
  const factors = await factorsOf(db, id)
  const passkeys = await passkeysOf(db, id)
  return {
    notifications: await notificationSettingsOf(db, id),
    topics,
    secondFactors: factorNames(factors),
    passkeys: passkeys.map(({ name, synced, createdAt, lastUsedAt }) => ({
      name,
      synced,
      createdAt,
      lastUsedAt,
    })),
    connectedAccounts: await connectedAccountsOf(db, id),
    phoneNumber: factors.phoneNumber,
  }
}

async function sessionsOf(db: Sql, id: UserId) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id))
  return rows.map(({ createdAt, seenAt, userAgent, country }) => ({
    ...browserOf(userAgent),
    userAgent,
    country,
    createdAt,
    seenAt,
  }))
}

/** Loads all that a member has here, without secrets such as the hash of the password. */
export async function collect(db: Sql, id: UserId) {
  const profile = await profileOf(db, id)
  if (profile === undefined) return undefined
  return {
    profile,
    boards: await boardsOf(db, id),
    sections: await sectionsOf(db, id),
    pins: await pinsOf(db, id),
    notes: await notesOf(db, id),
    trash: await trashOf(db, id),
    comments: await commentsOf(db, id),
    catalogs: await catalogsOf(db, id),
    savedForLater: await everyKept(db, id),
    touchedAds: await touchesOf(db, id),
    audiences: await audiencesOf(db, id),
    audienceActs: await audienceActsOf(db, id),
    adExperiments: await experimentsOf(db, id),
    people: await peopleOf(db, id),
    settings: await settingsOf(db, id),
    sessions: await sessionsOf(db, id),
    files: await filesOf(db, id),
  }
}

/** The rows of a download, by kind. */
export type Collected = NonNullable<Awaited<ReturnType<typeof collect>>>

/** Pictures and videos that the member uploaded or saved, those in the trash too, each once. */
const filesOf = (db: Sql, id: UserId) =>
  db
    .selectDistinct({
      id: media.id,
      key: media.key,
      videoKey: media.videoKey,
      videoMime: media.videoMime,
      captionsKey: media.captionsKey,
    })
    .from(media)
    .leftJoin(pins, and(eq(pins.mediaId, media.id), eq(pins.pinnerId, id)))
    .leftJoin(users, and(eq(users.portraitId, media.id), eq(users.id, id)))
    .where(or(eq(media.ownerId, id), eq(pins.pinnerId, id), eq(users.id, id)))
    .orderBy(asc(media.id))
