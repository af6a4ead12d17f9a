import { BoardId, CommentId, PinId, UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import type { ReportedKind } from '@tessera/contracts/report-kinds'
import { z } from '@tessera/contracts/schema'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import { clearKeyColumn } from '../../base/media/columns.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import {
  boards,
  comments,
  coverKey,
  findPin,
  findReadPin,
  isVisibleTo,
  pins,
} from '../../pins/index.ts'
import type { Evidence } from '../cases/tables.ts'
import { type AddressedSubject, commentAddress } from './subject-address.ts'

/** Something that can be reported, as it is now. */
export interface Subject {
  readonly kind: ReportedKind
  readonly id: string
  /** Null for a website. */
  readonly ownerId: UserId | null
  readonly facts: Evidence
  readonly pictureKey: string | null
  readonly reach: number
}

const origins = alias(pins, 'origins')

async function livePins(db: Sql, ids: readonly string[]): Promise<readonly Subject[]> {
  const rows = await db
    .select({
      id: pins.id,
      title: pins.title,
      text: pins.description,
      note: pins.note,
      noteFor: pins.noteFor,
      link: pins.link,
      ownerId: pins.pinnerId,
      pictureKey: sql<string | null>`${clearKeyColumn}`,
      saves: origins.saveCount,
    })
    .from(pins)
    .leftJoin(origins, eq(origins.id, pins.originId))
    .leftJoin(media, eq(media.id, pins.mediaId))
    .where(and(inArray(pins.id, z.parse(z.array(PinId), ids)), isNull(pins.deletedAt)))
  return rows.map(({ id, ownerId, pictureKey, saves, note, noteFor, ...said }) => ({
    kind: 'pin',
    id,
    ownerId,
    facts: {
      ...said,
      ...(note === '' || noteFor === 'saver' ? {} : { note }),
      url: paths.pin.to({ pinId: id }),
    },
    pictureKey,
    reach: saves ?? 0,
  }))
}

async function liveBoards(db: Sql, ids: readonly string[]): Promise<readonly Subject[]> {
  const rows = await db
    .select({
      id: boards.id,
      title: boards.name,
      text: boards.description,
      slug: boards.slug,
      ownerId: boards.ownerId,
      username: users.username,
      pictureKey: coverKey,
      followers: users.followerCount,
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(inArray(boards.id, z.parse(z.array(BoardId), ids)), isNull(boards.deletedAt)))
  return rows.map(({ id, title, text, slug, ownerId, username, pictureKey, followers }) => ({
    kind: 'board',
    id,
    ownerId,
    facts: { title, text, link: null, url: paths.board.to({ username, boardSlug: slug }) },
    pictureKey,
    reach: followers,
  }))
}

async function liveProfiles(db: Sql, ids: readonly string[]): Promise<readonly Subject[]> {
  const rows = await db
    .select({
      id: users.id,
      title: users.fullName,
      text: users.about,
      link: users.listedWebsiteUrl,
      username: users.username,
      pictureKey: media.key,
      followers: users.followerCount,
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(and(inArray(users.id, z.parse(z.array(UserId), ids)), isPresent(users.id)))
  return rows.map(({ id, title, text, link, username, pictureKey, followers }) => ({
    kind: 'profile',
    id,
    ownerId: id,
    facts: { title, text, link, url: paths.profile.to({ username }) },
    pictureKey,
    reach: followers,
  }))
}

async function liveComments(db: Sql, ids: readonly string[]): Promise<readonly Subject[]> {
  const rows = await db
    .select({
      id: comments.id,
      text: comments.text,
      pinId: comments.pinId,
      originId: comments.originId,
      ownerId: comments.authorId,
      followers: users.followerCount,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(inArray(comments.id, z.parse(z.array(CommentId), ids)))
  return rows.map(({ id, text, pinId, originId, ownerId, followers }) => ({
    kind: 'comment',
    id,
    ownerId,
    facts: { title: '', text, link: null, url: commentAddress(pinId ?? originId, id) },
    pictureKey: null,
    reach: followers,
  }))
}

const websites = (ids: readonly string[]): readonly Subject[] =>
  ids.map((id) => ({
    kind: 'website',
    id,
    ownerId: null,
    facts: { title: id, text: '', link: `https://${id}/`, url: `https://${id}/` },
    pictureKey: null,
    reach: 0,
  }))

/** Loads things of one kind as they are now; those that are gone are missing. Checks no rights. */
export async function subjectsOf(
  db: Sql,
  kind: ReportedKind,
  ids: readonly string[],
): Promise<readonly Subject[]> {
  if (ids.length === 0) return []
  switch (kind) {
    case 'pin':
      return livePins(db, ids)
    case 'board':
      return liveBoards(db, ids)
    case 'profile':
      return liveProfiles(db, ids)
    case 'comment':
      return liveComments(db, ids)
    case 'website':
      return websites(ids)
  }
}

/** The thing that somebody reports: by its id, or as an address names it. */
export type AskedSubject =
  | AddressedSubject
  | { readonly kind: 'pin' | 'board' | 'profile' | 'comment'; readonly id: string }

async function boardIdOf(
  db: Sql,
  which: { readonly username: string; readonly slug: string } | { readonly id: string },
  viewerId: UserId | null,
): Promise<string | undefined> {
  const isIt =
    'id' in which
      ? eq(boards.id, z.parse(BoardId, which.id))
      : and(eq(users.username, which.username), eq(boards.slug, which.slug))
  const [row] = await db
    .select({ id: boards.id })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(isIt, isVisibleTo(viewerId)))
  return row?.id
}

async function commentIdOf(db: Sql, id: string, viewerId: UserId | null) {
  const [row] = await db
    .select({ pinId: comments.pinId, originId: comments.originId, isOpen: comments.isOpen })
    .from(comments)
    .where(eq(comments.id, z.parse(CommentId, id)))
  if (row === undefined) return undefined
  const pinId = row.pinId ?? row.originId
  return (await findReadPin(db, pinId, viewerId)) === undefined ? undefined : id
}

/** Returns the id of what somebody may see; undefined for all else. */
async function idFor(
  db: Sql,
  asked: AskedSubject,
  viewerId: UserId | null,
): Promise<string | undefined> {
  if (asked.kind === 'website') return asked.domain
  if (asked.kind === 'board') return boardIdOf(db, asked, viewerId)
  if (asked.kind === 'profile' && 'username' in asked) {
    const isIt = eq(users.username, asked.username)
    const [row] = await db.select({ id: users.id }).from(users).where(isIt)
    return row?.id
  }
  if (!('id' in asked)) return undefined
  if (asked.kind === 'comment') return commentIdOf(db, asked.id, viewerId)
  if (asked.kind === 'profile') return asked.id
  return (await findPin(db, z.parse(PinId, asked.id), viewerId))?.id
}

/** Loads what somebody reports, if they may see it. */
export async function findSubject(
  db: Sql,
  asked: AskedSubject,
  viewerId: UserId | null,
): Promise<Subject | undefined> {
  const id = await idFor(db, asked, viewerId)
  const [found] = id === undefined ? [] : await subjectsOf(db, asked.kind, [id])
  return found
}
