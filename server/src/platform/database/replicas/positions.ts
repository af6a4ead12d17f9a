import { sql } from '../sql.ts'

/**
 * A position in the write-ahead log as one number: the timeline above, the bytes below. A promoted server starts
 * a new timeline, whose positions are beyond all of the one before.
 */
const timelineBits = 64n

/** A position that no server reaches, for a write whose position nobody knows. */
export const beyondAll = (1n << 96n) - 1n

/** A position farther ahead of the primary database than a second of writes is forged, or of another server. */
const aheadMost = 1n << 34n

/** The position of the primary database's log, which holds every commit before the statement. */
export const primaryPosition = sql`
  select pg_walfile_name(lsn) as file, (lsn - '0/0'::pg_lsn)::text as bytes,
    (select system_identifier::text from pg_control_system()) || ' ' || current_database() as identity
  from (select pg_current_wal_insert_lsn() as lsn) log`

/** A row of `primaryPosition`. */
export interface PrimaryRow extends Record<string, unknown> {
  /** Begins with the timeline in eight hexadecimal digits. */
  readonly file: string
  readonly bytes: string
  readonly identity: string
}

/** Returns the timeline of a row. */
export const timelineOf = ({ file }: Pick<PrimaryRow, 'file'>): bigint =>
  BigInt(`0x${file.slice(0, 8)}`)

/** Returns a position as a number. */
export const positionOn = (timeline: bigint, bytes: bigint): bigint =>
  (timeline << timelineBits) | bytes

/** Reads a position that a browser or a program sent; 0, which every server has, for anything else. */
export const sentPosition = (text: string | null): bigint =>
  text !== null && /^\d{1,29}$/.test(text) ? BigInt(text) : 0n

/** True for a position that the primary database may have reached since it was at `known`. */
export const isNear = (position: bigint, known: bigint): boolean =>
  position >> timelineBits === known >> timelineBits && position - known <= aheadMost
