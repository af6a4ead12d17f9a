import type { Db } from '../../../platform/database/port.ts'
import { and, eq, isNull, lt, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Upload, UploadRef } from '../../../platform/uploads/port.ts'
import type { StoredPart } from './stored-part.ts'
import { runningUploads } from './tables.ts'

const { parts, received, writer, isWriting, leftOver, endedAt } = runningUploads

/** The key of the one blob that the latest writer may store next. */
const nextKey = sql<string>`concat('uploads/', ${runningUploads.id}, '.', ${writer}, '.', ${received}, '.bin')`

/** The left-over keys, with the blob that a writer stores after it was stopped. */
const leftByWriter = sql`case when ${isWriting} then ${leftOver} || to_jsonb(${nextKey}) else ${leftOver} end`

const leftWithout = (keys: readonly string[]): SQL =>
  sql`${leftOver} - ${sql.param([...keys])}::text[]`

const isRunning = ({ ownerId, id }: UploadRef): SQL | undefined =>
  // The id comes from outside, and not every text can be sent to a database.
  /^[0-9a-f]{32}$/.test(id)
    ? and(eq(runningUploads.id, id), eq(runningUploads.ownerId, ownerId), isNull(endedAt))
    : sql`false`

/** An upload with its parts. */
export interface RunningUpload extends Upload {
  readonly parts: readonly StoredPart[]
  /** The number of the latest writer. */
  readonly writer: number
  /** True while a request adds to it, on any instance, and after a crash. */
  readonly isWriting: boolean
}

export const addUpload = async (db: Db, upload: Omit<Upload, 'offset'>): Promise<void> => {
  await db.insert(runningUploads).values(upload)
}

export async function findUpload(db: Db, ref: UploadRef): Promise<RunningUpload | undefined> {
  const [row] = await db
    .select({
      size: runningUploads.size,
      offset: received,
      metadata: runningUploads.metadata,
      createdAt: runningUploads.createdAt,
      parts,
      writer,
      isWriting,
    })
    .from(runningUploads)
    .where(isRunning(ref))
  return row && { ...row, id: ref.id, ownerId: ref.ownerId }
}

/** The right to add to an upload, until another writer takes it over. */
export interface Writing {
  readonly id: string
  readonly writer: number
  readonly size: number
  readonly offset: number
  readonly parts: readonly StoredPart[]
  /** The key under which the next blob is stored. */
  readonly nextKey: string
}

const isBy = (writing: Writing): SQL | undefined =>
  and(
    eq(runningUploads.id, writing.id),
    eq(writer, writing.writer),
    eq(isWriting, true),
    isNull(endedAt),
  )

/** Takes an upload over at its end; undefined when it is missing, or has another offset. */
export async function takeOver(
  db: Db,
  ref: UploadRef,
  offset: number,
): Promise<Writing | undefined> {
  const [row] = await db
    .update(runningUploads)
    .set({ writer: sql`${writer} + 1`, isWriting: true, leftOver: leftByWriter })
    .where(and(isRunning(ref), eq(received, offset)))
    .returning({ writer, size: runningUploads.size, offset: received, parts, nextKey })
  return row && { ...row, id: ref.id }
}

/** Stops the writer of an upload from adding anything more, wherever it runs. */
export async function stopWriter(db: Db, ref: UploadRef): Promise<void> {
  await db
    .update(runningUploads)
    .set({ writer: sql`${writer} + 1`, isWriting: false, leftOver: leftByWriter })
    .where(and(isRunning(ref), eq(isWriting, true)))
}

/** Adds a stored blob to an upload; undefined when another writer has taken it over. */
export async function addPart(
  db: Db,
  writing: Writing,
  added: {
    readonly bytes: number
    readonly parts: readonly StoredPart[]
    /** The keys of blobs that are no parts any more, and of those that are deleted by now. */
    readonly replaced: readonly string[]
    readonly deleted: readonly string[]
  },
): Promise<Writing | undefined> {
  const [row] = await db
    .update(runningUploads)
    .set({
      received: sql`${received} + ${added.bytes}`,
      parts: added.parts,
      leftOver: sql`(${leftWithout(added.deleted)}) || ${JSON.stringify(added.replaced)}::jsonb`,
    })
    .where(and(isBy(writing), eq(received, writing.offset)))
    .returning({ offset: received, parts, nextKey })
  return row && { ...writing, ...row }
}

/** Ends a writer that has stored all it will. */
export async function endWriting(
  db: Db,
  writing: Writing,
  deleted: readonly string[],
): Promise<void> {
  await db
    .update(runningUploads)
    .set({ isWriting: false, leftOver: leftWithout(deleted) })
    .where(isBy(writing))
}

/** Ends a writer that failed: its last blob may be stored. False when another writer has taken over. */
export async function giveUpWriting(db: Db, writing: Writing): Promise<boolean> {
  const ended = await db
    .update(runningUploads)
    .set({ isWriting: false, leftOver: leftByWriter })
    .where(isBy(writing))
    .returning({ id: runningUploads.id })
  return ended.length > 0
}

/** Notes that a left-over blob is deleted. */
export async function dropLeftOver(db: Db, id: string, key: string): Promise<void> {
  await db
    .update(runningUploads)
    .set({ leftOver: leftWithout([key]) })
    .where(eq(runningUploads.id, id))
}

/** The blobs of an upload that has ended. */
interface EndedUpload {
  readonly keys: readonly string[]
  /** True when a writer that was stopped may still store one of them. */
  readonly mayGrow: boolean
}

/** Ends an upload, so that nobody finds it. */
export async function endUpload(
  db: Db,
  ref: UploadRef,
  now: Date,
): Promise<EndedUpload | undefined> {
  const [row] = await db
    .update(runningUploads)
    .set({
      writer: sql`${writer} + 1`,
      isWriting: false,
      leftOver: leftByWriter,
      metadata: '',
      endedAt: now,
    })
    .where(isRunning(ref))
    .returning({ parts, leftOver })
  return row && { keys: keysOf(row), mayGrow: row.leftOver.length > 0 }
}

const keysOf = (row: {
  readonly parts: readonly StoredPart[]
  readonly leftOver: readonly string[]
}): readonly string[] => [...row.parts.map(({ key }) => key), ...row.leftOver]

const sweptAtOnce = 100

/** Returns some of the uploads that began before a time and still run. */
export async function uploadsBegunBefore(db: Db, before: Date): Promise<readonly UploadRef[]> {
  const rows = await db
    .select({ id: runningUploads.id, ownerId: runningUploads.ownerId })
    .from(runningUploads)
    .where(and(lt(runningUploads.createdAt, before), isNull(endedAt)))
    .limit(sweptAtOnce)
  return rows.flatMap(({ id, ownerId }) => (ownerId === null ? [] : [{ id, ownerId }]))
}

/** Returns some of the uploads that ended before a time, with all blobs that may be left of them. */
export async function uploadsEndedBefore(
  db: Db,
  before: Date,
): Promise<readonly { readonly id: string; readonly keys: readonly string[] }[]> {
  const rows = await db
    .select({ id: runningUploads.id, parts, leftOver, nextKey })
    .from(runningUploads)
    .where(lt(endedAt, before))
    .limit(sweptAtOnce)
  return rows.map((row) => ({ id: row.id, keys: [...keysOf(row), row.nextKey] }))
}

/** Deletes the row of an upload of which no blob is left. */
export async function dropUpload(db: Db, id: string): Promise<void> {
  await db.delete(runningUploads).where(eq(runningUploads.id, id))
}
