import type { MediaId, PinId, UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notInArray,
  sql,
} from '../../../platform/database/sql.ts'
import { type VideoMime, videoEndings } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boardNotes } from '../board-notes/tables.ts'
import { boardPeople, boards, sections } from '../boards/tables.ts'
import { comments } from '../comments/tables.ts'
import { pinPictures, pinProducts, pinShuffles } from '../pin-parts/tables.ts'
import { creatorIsNamedTo, creatorOf } from '../pins/creator.ts'
import { pins } from '../pins/tables.ts'
import { keptProducts, productPrices, products, productVariants } from '../products/tables.ts'
import { scheduledPins } from '../scheduled-pins/tables.ts'
import { boardFollows, follows } from '../users/tables.ts'
import type { RowKind, WrittenRow } from './rows.ts'

/** Some rows of one kind. */
type LoadedRows = {
  readonly [Kind in RowKind]: { readonly kind: Kind; readonly rows: readonly WrittenRow<Kind>[] }
}[RowKind]

/** Number of pins that are loaded at a time, with all their parts. */
const pinsAtOnce = 250

const owners = alias(users, 'board_owners')
const covers = alias(media, 'cover_media')

interface FileFacts {
  readonly id: MediaId
  readonly videoMime: VideoMime | null
  readonly captionsKey: string | null
  readonly captionsLanguage: string | null
  readonly clearKey: string | null
}

const fileColumns = {
  id: media.id,
  videoMime: media.videoMime,
  captionsKey: media.captionsKey,
  captionsLanguage: media.captionsLanguage,
  clearKey: media.clearKey,
}

const mediaRow = ({ id, videoMime, captionsKey, captionsLanguage, clearKey }: FileFacts) => ({
  id,
  picture: `pictures/${id}.webp`,
  video: videoMime === null ? null : `pictures/${id}.${videoEndings[videoMime]}`,
  captions: captionsKey === null ? null : `pictures/${id}.vtt`,
  captions_language: captionsKey === null ? null : captionsLanguage,
  sensitive: clearKey !== null,
})

const personRow = (person: { username: string; fullName: string } | null) =>
  person && { username: person.username, full_name: person.fullName }

const ownPins = (userId: UserId) => and(eq(pins.pinnerId, userId), isNull(pins.deletedAt))

async function boardRows(db: Sql, userId: UserId): Promise<WrittenRow<'boards'>[]> {
  const withPins = db.selectDistinct({ id: pins.boardId }).from(pins).where(ownPins(userId))
  const rows = await db
    .select({
      board: boards,
      cover: {
        id: covers.id,
        videoMime: covers.videoMime,
        captionsKey: covers.captionsKey,
        clearKey: covers.clearKey,
        captionsLanguage: covers.captionsLanguage,
      },
      owner: { id: owners.id, username: owners.username, fullName: owners.fullName },
      others: sql<number>`case when ${boards.ownerId} = ${userId}::bigint then (select count(*)::int
        from ${pins} where ${pins.boardId} = ${boards.id} and ${pins.deletedAt} is null
        and ${pins.pinnerId} <> ${userId}::bigint) else 0 end`,
    })
    .from(boards)
    .innerJoin(owners, eq(owners.id, boards.ownerId))
    .leftJoin(covers, eq(covers.id, boards.coverId))
    .where(
      and(
        isNull(boards.deletedAt),
        sql`(${boards.ownerId} = ${userId}::bigint or ${inArray(boards.id, withPins)})`,
      ),
    )
    .orderBy(asc(boards.id))
  return rows.map(({ board, cover, owner, others }) => ({
    id: board.id,
    name: board.name,
    description: board.description,
    privacy: board.privacy,
    created_at: board.createdAt.toISOString(),
    place: board.place,
    archived_at: board.archivedAt?.toISOString() ?? null,
    cover: cover && mediaRow(cover),
    owner: owner.id === userId ? null : personRow(owner),
    others_pins: others,
  }))
}

async function sectionRows(db: Sql, userId: UserId): Promise<WrittenRow<'sections'>[]> {
  const rows = await db
    .select({ section: sections })
    .from(sections)
    .innerJoin(boards, eq(boards.id, sections.boardId))
    .where(and(eq(boards.ownerId, userId), isNull(sections.deletedAt), isNull(boards.deletedAt)))
    .orderBy(asc(sections.boardId), asc(sections.place), asc(sections.id))
  return rows.map(({ section }) => ({
    id: section.id,
    board: section.boardId,
    title: section.title,
    created_at: section.createdAt.toISOString(),
  }))
}

/** Loads what belongs to ideas beside their words: pictures, marked products and shuffles. */
async function partsOf(db: Sql, ids: PinId[]) {
  const pictures = await db
    .select({ row: pinPictures, file: fileColumns })
    .from(pinPictures)
    .innerJoin(media, eq(media.id, pinPictures.mediaId))
    .where(sql`${pinPictures.originId} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(asc(pinPictures.originId), asc(pinPictures.role), asc(pinPictures.position))
  const tags = await db
    .select({ row: pinProducts, title: pins.title, link: pins.link })
    .from(pinProducts)
    .leftJoin(pins, eq(pins.id, pinProducts.productId))
    .where(sql`${pinProducts.originId} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(asc(pinProducts.originId), asc(pinProducts.position))
  const shuffles = await db
    .select()
    .from(pinShuffles)
    .where(sql`${pinShuffles.originId} = any(${sql.param(ids)}::bigint[])`)
  const byIdea = {
    pictures: Map.groupBy(pictures, ({ row }) => row.originId),
    tags: Map.groupBy(tags, ({ row }) => row.originId),
    shuffles: new Map(shuffles.map(({ originId, entityId }) => [originId, entityId])),
  }
  return (id: PinId) => ({
    pictures: (byIdea.pictures.get(id) ?? []).map(({ row, file }) => ({
      role: row.role,
      media: mediaRow(file),
      title: row.title,
      link: row.link,
      alt_text: row.altText,
    })),
    tags: (byIdea.tags.get(id) ?? []).map(({ row, title, link }) => ({
      x: row.x,
      y: row.y,
      title: row.title || (title ?? ''),
      link: row.link ?? link,
      pin: row.productId,
    })),
    shuffle: byIdea.shuffles.get(id) ?? null,
  })
}

async function productsOf(db: Sql, ids: PinId[]) {
  const said = await db
    .select()
    .from(products)
    .where(sql`${products.originId} = any(${sql.param(ids)}::bigint[])`)
  if (said.length === 0) return () => null
  const variants = await db
    .select()
    .from(productVariants)
    .where(sql`${productVariants.originId} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(asc(productVariants.originId), asc(productVariants.position))
  const prices = await db
    .select()
    .from(productPrices)
    .where(sql`${productPrices.originId} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(asc(productPrices.originId), asc(productPrices.since))
  const byIdea = new Map(said.map((row) => [row.originId, row]))
  return (id: PinId): WrittenRow<'pins'>['product'] => {
    const row = byIdea.get(id)
    if (row === undefined) return null
    return {
      brand: row.brand,
      shop: row.shop,
      domain: row.domain,
      color: row.color,
      style: row.style,
      category: row.category,
      regular_price_amount: row.regularPriceAmount,
      availability: row.availability,
      variants: variants.flatMap(({ originId, position: _, ...variant }) =>
        originId === id ? variant : [],
      ),
      prices: prices.flatMap(({ originId, since, amount, currency }) =>
        originId === id ? { since: since.toISOString(), amount, currency } : [],
      ),
    }
  }
}

const priceOf = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount, currency }

async function somePins(db: Sql, userId: UserId, after: PinId | undefined) {
  const rows = await db
    .select({
      pin: {
        id: pins.id,
        originId: pins.originId,
        boardId: pins.boardId,
        sectionId: pins.sectionId,
        title: pins.title,
        description: pins.description,
        link: pins.link,
        altText: pins.altText,
        note: pins.note,
        noteFor: pins.noteFor,
        method: pins.method,
        priceAmount: pins.priceAmount,
        priceCurrency: pins.priceCurrency,
        place: pins.place,
        createdAt: pins.createdAt,
      },
      file: fileColumns,
      creatorId: creatorOf,
      creator: { username: users.username, fullName: users.fullName },
    })
    .from(pins)
    .innerJoin(media, eq(media.id, pins.mediaId))
    .leftJoin(users, and(eq(users.id, creatorOf), creatorIsNamedTo(userId)))
    .where(and(ownPins(userId), after === undefined ? undefined : gt(pins.id, after)))
    .orderBy(asc(pins.id))
    .limit(pinsAtOnce)
  const ids = [...new Set(rows.map(({ pin }) => pin.originId))]
  const parts = await partsOf(db, ids)
  const product = await productsOf(db, ids)
  const written = rows.map(
    ({ pin, file, creatorId, creator }): WrittenRow<'pins'> => ({
      id: pin.id,
      idea: pin.originId,
      board: pin.boardId,
      section: pin.sectionId,
      media: mediaRow(file),
      title: pin.title,
      description: pin.description,
      link: pin.link,
      alt_text: pin.altText,
      method: pin.method,
      created_at: pin.createdAt.toISOString(),
      ...parts(pin.originId),
      is_own: creatorId === userId,
      creator: creatorId === userId ? null : personRow(creator),
      note: pin.note,
      note_for: pin.noteFor,
      price: priceOf(pin.priceAmount, pin.priceCurrency),
      product: product(pin.originId),
      place: pin.place,
    }),
  )
  return { rows: written, last: rows.length === pinsAtOnce ? rows.at(-1)?.pin.id : undefined }
}

async function noteRows(db: Sql, userId: UserId): Promise<WrittenRow<'notes'>[]> {
  const rows = await db
    .select()
    .from(boardNotes)
    .where(and(eq(boardNotes.authorId, userId), isNull(boardNotes.deletedAt)))
    .orderBy(asc(boardNotes.id))
  return rows.map((note) => ({
    id: note.id,
    board: note.boardId,
    title: note.title,
    text: note.text,
    readers: note.readers,
    place: note.place,
    created_at: note.createdAt.toISOString(),
    edited_at: note.editedAt?.toISOString() ?? null,
  }))
}

async function commentRows(db: Sql, userId: UserId): Promise<WrittenRow<'comments'>[]> {
  const rows = await db
    .select()
    .from(comments)
    .where(eq(comments.authorId, userId))
    .orderBy(asc(comments.id))
  return rows.map((comment) => ({
    id: comment.id,
    pin: comment.pinId,
    idea: comment.originId,
    text: comment.text,
    created_at: comment.createdAt.toISOString(),
  }))
}

async function scheduleRows(db: Sql, userId: UserId): Promise<WrittenRow<'schedules'>[]> {
  const rows = await db
    .select({ pin: scheduledPins, file: fileColumns })
    .from(scheduledPins)
    .innerJoin(media, eq(media.id, scheduledPins.mediaId))
    .where(eq(scheduledPins.ownerId, userId))
    .orderBy(asc(scheduledPins.id))
  const parts = await partsOf(
    db,
    rows.map(({ pin }) => pin.id),
  )
  return rows.map(({ pin, file }) => ({
    id: pin.id,
    board: pin.boardId,
    section: pin.sectionId,
    media: mediaRow(file),
    title: pin.title,
    description: pin.description,
    link: pin.link,
    alt_text: pin.altText,
    method: pin.method,
    created_at: pin.createdAt.toISOString(),
    publish_at: pin.publishAt.toISOString(),
    ...parts(pin.id),
  }))
}

async function keptRows(db: Sql, userId: UserId): Promise<WrittenRow<'kept'>[]> {
  const rows = await db
    .select({ kept: keptProducts, title: pins.title })
    .from(keptProducts)
    .innerJoin(pins, eq(pins.id, keptProducts.originId))
    .where(eq(keptProducts.userId, userId))
    .orderBy(asc(keptProducts.keptAt), asc(keptProducts.originId))
  return rows.map(({ kept, title }) => ({
    idea: kept.originId,
    title,
    kept_at: kept.keptAt.toISOString(),
    price: priceOf(kept.amount, kept.currency),
    tells_drops: kept.tellsDrops,
    tells_from: kept.tellsFrom,
    tells_back: kept.tellsBack,
  }))
}

/** Loads the names of what belongs to other people. */
async function peopleRows(db: Sql, userId: UserId): Promise<WrittenRow<'people'>[]> {
  const following = await db
    .select({ name: users.fullName, username: users.username })
    .from(follows)
    .innerJoin(users, and(eq(users.id, follows.followedId), eq(users.state, 'active')))
    .where(eq(follows.followerId, userId))
    .orderBy(asc(users.id))
  const followedBoards = await db
    .select({ name: boards.name, username: users.username })
    .from(boardFollows)
    .innerJoin(boards, eq(boards.id, boardFollows.boardId))
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(
      and(
        eq(boardFollows.followerId, userId),
        eq(boards.privacy, 'public'),
        isNull(boards.deletedAt),
      ),
    )
    .orderBy(asc(boards.id))
  const collaborators = await db
    .select({ name: users.fullName, username: users.username, board: boards.name })
    .from(boardPeople)
    .innerJoin(boards, and(eq(boards.id, boardPeople.boardId), isNull(boards.deletedAt)))
    .innerJoin(users, eq(users.id, boardPeople.userId))
    .where(
      and(
        eq(boards.ownerId, userId),
        eq(boardPeople.byEmail, false),
        ne(boardPeople.userId, userId),
      ),
    )
    .orderBy(asc(boards.id), asc(users.id))
  const shared = await db
    .select({ name: boards.name, username: users.username })
    .from(boardPeople)
    .innerJoin(boards, and(eq(boards.id, boardPeople.boardId), isNull(boards.deletedAt)))
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(eq(boardPeople.userId, userId), notInArray(boards.ownerId, [userId])))
    .orderBy(asc(boards.id))
  const named = ({ name, username }: { name: string; username: string }) => `${name} (${username})`
  return [
    ...following.map((row) => ({ what: 'following' as const, name: named(row) })),
    ...followedBoards.map((row) => ({ what: 'followed-board' as const, name: named(row) })),
    ...collaborators.map((row) => ({
      what: 'collaborator' as const,
      name: `${row.board}: ${named(row)}`,
    })),
    ...shared.map((row) => ({ what: 'shared-board' as const, name: named(row) })),
  ]
}

/** Loads all rows of a member's library, kind by kind, in the order in which they are restored. */
export async function* libraryRows(db: Sql, userId: UserId): AsyncGenerator<LoadedRows> {
  yield { kind: 'boards', rows: await boardRows(db, userId) }
  yield { kind: 'sections', rows: await sectionRows(db, userId) }
  let after: PinId | undefined
  do {
    const { rows, last } = await somePins(db, userId, after)
    if (rows.length > 0) yield { kind: 'pins', rows }
    after = last
  } while (after !== undefined)
  yield { kind: 'notes', rows: await noteRows(db, userId) }
  yield { kind: 'comments', rows: await commentRows(db, userId) }
  yield { kind: 'schedules', rows: await scheduleRows(db, userId) }
  yield { kind: 'kept', rows: await keptRows(db, userId) }
  yield { kind: 'people', rows: await peopleRows(db, userId) }
}
