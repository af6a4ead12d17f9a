import type { NewProductTag } from '@tessera/contracts/entities/pin-parts'
import { type BoardId, type MediaId, PinId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { defineTexts } from '@tessera/contracts/messages'
import { languageOf } from '../../../languages/language-of.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import { markSensitive } from '../../base/media/sensitive.ts'
import type { Sql } from '../../base/sql.ts'
import { tellTerms } from '../../base/terms/check-texts.ts'
import { users } from '../../identity/index.ts'
import { lockBoards } from '../boards/lock-board.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { indexTexts, type PinText } from '../hashtags/count-listed.ts'
import type { LibraryMedia, Row } from '../library/rows.ts'
import { addParts, type PinParts } from '../pin-parts/store.ts'
import { creatorOf } from '../pins/creator.ts'
import { pinsAdded } from '../pins/events.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { postFault, postingOf } from '../pins/post-fault.ts'
import { putOnBoard, recordFirstSave } from '../pins/put-on-board.ts'
import { amongPins } from '../pins/relocate.ts'
import { rankOf } from '../pins/rules.ts'
import { pins } from '../pins/tables.ts'
import { countPublicPins } from '../pins/visibility.ts'
import { productPrices, products, productVariants } from '../products/tables.ts'
import { liveBoards, liveSections } from './make-boards.ts'
import { mappedIds, notLater, type Outcome, type Restoring, type Work } from './mapped.ts'
import { type StoredFile, storeFile } from './store-file.ts'

const words = defineTexts({ savedFrom: 'Saved from {name}' })

/** Matches the columns of an idea that a restored pin can be saved from. */
interface IdeaHere {
  readonly mediaId: MediaId
  readonly creatorId: UserId | null
}

/** Finds the ideas of other people that are in this product too: under the same id, with the same words. */
async function ideasHere(
  { ports, row }: Restoring,
  rows: readonly Row<'pins'>[],
): Promise<Map<string, IdeaHere>> {
  const others = rows.filter(({ is_own: isOwn }) => !isOwn)
  if (others.length === 0) return new Map()
  const found = await ports.db
    .select({
      id: pins.id,
      mediaId: pins.mediaId,
      title: pins.title,
      link: pins.link,
      creatorId: creatorOf,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(
        inArray(
          pins.id,
          others.map(({ idea }) => PinId.parse(idea)),
        ),
        isNull(pins.deletedAt),
        pinnerIsPresent,
        isVisibleTo(row.userId),
      ),
    )
  return new Map(
    found.flatMap((pin) => {
      const same = others.find(
        ({ idea, title, link }) => idea === pin.id && title === pin.title && link === pin.link,
      )
      return same === undefined || pin.creatorId === row.userId ? [] : [[pin.id, pin] as const]
    }),
  )
}

/** Finds live pins of the member that pins of the download became, by their ids there. */
export async function livePins(
  db: Sql,
  { row }: Restoring,
  oldIds: readonly string[],
): Promise<Map<string, PinId>> {
  const mapped = await mappedIds(db, row, 'pins', oldIds)
  const wanted = new Map(oldIds.map((id) => [id, PinId.parse(mapped.get(id) ?? id)]))
  if (wanted.size === 0) return new Map()
  const live = await db
    .select({ id: pins.id })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(
        inArray(pins.id, [...wanted.values()]),
        eq(pins.pinnerId, row.userId),
        isNull(pins.deletedAt),
        isNull(boards.deletedAt),
      ),
    )
  const ids = new Set(live.map(({ id }) => id))
  return new Map([...wanted].filter(([, id]) => ids.has(id)))
}

/** Finds the ideas that ideas of the download became; ideas of the member's own stay what they are. */
export async function restoredIdeas(
  db: Sql,
  { row }: Restoring,
  oldIds: readonly string[],
): Promise<Map<string, PinId>> {
  const mapped = await mappedIds(db, row, 'ideas', oldIds)
  const unknown = oldIds.filter((id) => !mapped.has(id)).map((id) => PinId.parse(id))
  const own =
    unknown.length === 0
      ? []
      : await db
          .select({ id: pins.id })
          .from(pins)
          .where(and(inArray(pins.id, unknown), eq(pins.pinnerId, row.userId)))
  return new Map([
    ...own.map(({ id }): [string, PinId] => [id, id]),
    ...[...mapped].map(([old, id]): [string, PinId] => [old, PinId.parse(id)]),
  ])
}

type Files = ReadonlyMap<string, StoredFile>

/** Stores the pictures and videos of some rows. */
export async function filesOf(
  restoring: Restoring,
  files: readonly LibraryMedia[],
): Promise<Files> {
  const stored = new Map<string, StoredFile>()
  for (const file of files) {
    restoring.signal.throwIfAborted()
    if (!stored.has(file.id)) stored.set(file.id, await storeFile(restoring, file))
  }
  return stored
}

/** Returns the parts of a restored pin; what can't be restored of them is noted. */
export function partsFor(
  row: Pick<Row<'pins'>, 'pictures' | 'tags' | 'shuffle' | 'title'>,
  given: { readonly files: Files; readonly tagged: ReadonlyMap<string, PinId> },
  leave: (why: 'no-file' | 'no-pin') => void,
): PinParts {
  const pictures = row.pictures.flatMap(({ media, alt_text: altText, ...picture }) => {
    const stored = given.files.get(media.id)
    if (stored?.ok === true) return [{ ...picture, altText, mediaId: stored.mediaId }]
    leave('no-file')
    return []
  })
  const tags = row.tags.flatMap(({ pin, link, ...tag }): NewProductTag[] => {
    const pinId = pin === null ? undefined : given.tagged.get(pin)
    if (pinId !== undefined) return [{ ...tag, pin_id: pinId }]
    if (link !== null && tag.title !== '') return [{ ...tag, link }]
    leave('no-pin')
    return []
  })
  const cutouts = pictures.flatMap(({ role, mediaId }) => (role === 'cutout' ? [mediaId] : []))
  return {
    slides: pictures.flatMap(({ role, ...slide }) => (role === 'slide' ? [slide] : [])),
    products: tags,
    shuffle: row.shuffle === null ? undefined : { entityId: row.shuffle, cutouts },
  }
}

/** Stores what a shop says about the product of a new idea, with the prices that it had. */
async function addProduct(tx: Tx, originId: PinId, row: Row<'pins'>, now: Date): Promise<void> {
  const { product } = row
  if (product === null) return
  const { variants, prices, regular_price_amount: regularPriceAmount, ...said } = product
  await tx.insert(products).values({ ...said, regularPriceAmount, originId })
  if (variants.length > 0)
    await tx
      .insert(productVariants)
      .values(variants.map((variant, position) => ({ ...variant, originId, position })))
  if (prices.length > 0)
    await tx
      .insert(productPrices)
      .values(
        prices.map(({ since, amount, currency }) => ({
          originId,
          amount,
          currency,
          since: notLater(since, now),
        })),
      )
      .onConflictDoNothing()
}

/** Returns the description of a copied idea, with the name of the person it was saved from. */
function saidFrom(row: Row<'pins'>, savedFrom: (name: string) => string): string {
  const name = row.creator?.full_name ?? ''
  if (row.is_own || name === '') return row.description
  const end = savedFrom(name)
  if (row.description.includes(end)) return row.description
  const room = limits.pinTextMax - end.length - 2
  const said = [...row.description].slice(0, Math.max(0, room)).join('')
  return said === '' ? end : `${said}\n\n${end}`
}

/** The stored pictures of a row that may be sensitive. */
const sensitiveOf = (row: Row<'pins'>, files: Files): readonly MediaId[] =>
  [row.media, ...row.pictures.map(({ media }) => media)].flatMap(({ id, sensitive }) => {
    const stored = files.get(id)
    return sensitive && stored?.ok === true ? [stored.mediaId] : []
  })

/** The texts and links of a row as somebody would post them. */
const asPosted = ({ pictures, ...row }: Row<'pins'>) => ({
  ...row,
  slides: pictures.filter(({ role }) => role === 'slide'),
})

interface Prepared {
  readonly restoring: Restoring
  readonly files: Files
  readonly here: ReadonlyMap<string, IdeaHere>
  readonly savedFrom: (name: string) => string
}

interface Found {
  readonly boards: ReadonlyMap<string, BoardId>
  readonly sections: Awaited<ReturnType<typeof liveSections>>
  readonly ideas: Map<string, PinId>
  readonly tagged: ReadonlyMap<string, PinId>
  /** The ideas that live pins still show. */
  readonly shown: Set<PinId>
  readonly publicBoards: ReadonlySet<BoardId>
}

/** The facts of a restored pin that are written after its row. */
interface Placed {
  readonly id: PinId
  readonly place: string
  readonly noteFor: Row<'pins'>['note_for']
}

async function makePin(
  tx: Tx,
  { restoring, files, here, savedFrom }: Prepared,
  given: { readonly row: Row<'pins'>; readonly found: Found; readonly outcome: Outcome },
): Promise<{ readonly placed: Placed; readonly text: PinText | undefined } | undefined> {
  const { ports, row: restore } = restoring
  const { row, found, outcome } = given
  const name = row.title || (row.link ?? row.description.slice(0, 60))
  const leave = (why: Outcome['left'][number]['why']) => {
    outcome.left.push({ kind: 'pins', name, why })
  }
  const boardId = found.boards.get(row.board)
  const idea = here.get(row.idea)
  const stored = files.get(row.media.id)
  if (boardId === undefined) return void leave('no-board')
  if (idea === undefined && stored?.ok !== true)
    return void leave(stored === undefined ? 'no-file' : stored.ok ? 'unfit' : stored.why)
  const mediaId = idea?.mediaId ?? (stored?.ok === true ? stored.mediaId : undefined)
  if (mediaId === undefined) return void leave('no-file')
  if (idea === undefined && (await postFault(tx, ports, postingOf(asPosted(row)))) !== undefined)
    return void leave('not-allowed')
  if (stored?.ok === true && stored.without !== undefined) leave(stored.without)
  const id = PinId.parse(ports.ids.next())
  const known = idea === undefined ? found.ideas.get(row.idea) : PinId.parse(row.idea)
  const isCopy = known !== undefined && (idea !== undefined || found.shown.has(known))
  const originId = isCopy ? known : id
  const section = row.section === null ? undefined : found.sections.get(row.section)
  const now = ports.clock.now()
  const createdAt = notLater(row.created_at, now)
  const description = idea === undefined ? saidFrom(row, savedFrom) : row.description
  const put = await putOnBoard(tx, {
    id,
    originId,
    boardId,
    sectionId: section?.boardId === boardId ? section.id : null,
    pinnerId: restore.userId,
    advertiserId: null,
    mediaId,
    title: row.title,
    description,
    link: row.link,
    altText: row.alt_text,
    note: row.note,
    method: row.method,
    viaPinnerId: null,
    creatorId: idea === undefined ? (isCopy ? restore.userId : null) : idea.creatorId,
    priceAmount: row.price?.amount ?? null,
    priceCurrency: row.price?.currency ?? null,
    sponsorId: null,
    sponsorship: 0,
    createdAt,
    // Feeds and searches leave out ideas that somebody else created.
    listed: !isCopy && row.is_own,
    rank: rankOf(createdAt, 0),
  })
  outcome.things.push({ kind: 'pins', oldId: row.id, newId: put.id })
  if (idea === undefined) {
    outcome.things.push({ kind: 'ideas', oldId: row.idea, newId: originId })
    found.ideas.set(row.idea, originId)
    found.shown.add(originId)
  }
  if (!put.isNew) return undefined
  if (!isCopy) {
    await markSensitive(tx, sensitiveOf(row, files), 'author')
    if (found.publicBoards.has(boardId)) {
      const texts = [row.title, description, row.alt_text]
      const told = { place: 'pin', kind: 'pin', id, ownerId: restore.userId } as const
      await tellTerms(tx, ports, { ...told, texts })
    }
    await addParts(tx, id, partsFor(row, { files, tagged: found.tagged }, leave))
    await addProduct(tx, id, row, now)
  }
  return {
    placed: { id, place: row.place ?? id, noteFor: row.note === '' ? 'saver' : row.note_for },
    text: isCopy ? undefined : { pinId: id, title: row.title, description },
  }
}

/** Gives restored pins their places and the readers of their notes. */
async function placePins(tx: Tx, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return
  const column = (of: (one: Placed) => string) => sql.param(placed.map(of))
  // No place lies beyond the pin's own id, or pins that are added later would stand below it for ever.
  await tx.execute(sql`update ${pins} set place = least(given.place, given.id), note_for = given.note_for
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ place }) => place)}::bigint[],
      ${column(({ noteFor }) => noteFor)}::text[]) given(id, place, note_for)
    where ${pins.id} = given.id`)
}

async function shownIdeas(tx: Tx, userId: UserId, ids: readonly PinId[]): Promise<Set<PinId>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: pins.originId })
    .from(pins)
    .where(and(inArray(pins.originId, [...ids]), eq(pins.pinnerId, userId), isNull(pins.deletedAt)))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Restores pins: pictures first, each in its own step, and then all rows in one transaction. A pin that was saved
 * from somebody else is saved from their idea where it is here too; otherwise it becomes a pin of its own.
 */
export async function makePins(restoring: Restoring, rows: readonly Row<'pins'>[]): Promise<Work> {
  const { ports, row: restore } = restoring
  const before = await livePins(
    ports.db,
    restoring,
    rows.map(({ id }) => id),
  )
  const wanted = rows.filter(({ id }) => !before.has(id))
  const here = await ideasHere(restoring, wanted)
  const files = await filesOf(
    restoring,
    wanted.flatMap(({ idea, media, pictures }) =>
      here.has(idea) ? [] : [media, ...pictures.map((picture) => picture.media)],
    ),
  )
  const [person] = await ports.db
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.id, restore.userId))
  const say = words(languageOf(person?.locale ?? null))
  const prepared = { restoring, files, here, savedFrom: (name: string) => say.savedFrom({ name }) }
  return async (tx, outcome) => {
    const onBoards = await liveBoards(
      tx,
      restoring,
      wanted.map(({ board }) => board),
    )
    const actor = { userId: restore.userId, advertiser: null }
    const locked = await lockBoards(tx, actor, [...onBoards.values()])
    const live = await livePins(
      tx,
      restoring,
      rows.map(({ id }) => id),
    )
    outcome.already += live.size
    const ideas = await restoredIdeas(
      tx,
      restoring,
      rows.map(({ idea }) => idea),
    )
    const found: Found = {
      boards: new Map([...onBoards].filter(([, id]) => locked.get(id)?.deletedAt === null)),
      sections: await liveSections(
        tx,
        restoring,
        wanted.flatMap(({ section }) => section ?? []),
      ),
      ideas,
      tagged: await livePins(
        tx,
        restoring,
        wanted.flatMap(({ tags }) => tags.flatMap(({ pin }) => pin ?? [])),
      ),
      shown: await shownIdeas(tx, restore.userId, [...ideas.values()]),
      publicBoards: new Set(
        [...locked].flatMap(([id, { privacy }]) => (privacy === 'public' ? id : [])),
      ),
    }
    const placed: Placed[] = []
    const texts: PinText[] = []
    for (const row of wanted) {
      if (live.has(row.id)) continue
      const made = await makePin(tx, prepared, { row, found, outcome })
      if (made !== undefined) placed.push(made.placed)
      if (made?.text !== undefined) texts.push(made.text)
    }
    await placePins(tx, placed)
    if (placed.length === 0) return
    await recordFirstSave(tx, restore.userId, ports.clock.now())
    if (texts.length > 0) {
      await indexTexts(tx, ports, texts)
      await ports.events.tell(tx, pinsAdded, { pinIds: texts.map(({ pinId }) => pinId) })
    }
    if (found.publicBoards.size > 0)
      await countPublicPins(tx, amongPins(placed.map(({ id }) => id)))
  }
}
