import type { BoardId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isNotHeld } from '../../base/terms/held.ts'
import { wordsOf } from '../../base/words/query-words.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../../pins/index.ts'
import { type Named, nameWords } from './tables.ts'

/** Max length of a prefix in the index. */
export const beginningMax = 6
const wordsMax = 12
const lettersMax = 60
const tierMax = 20

/** A word of a name, or a prefix of one. */
export interface NameWord {
  readonly word: string
  readonly whole: boolean
}

/** Returns the words of a name and their prefixes. */
export function nameWordsOf(name: string): readonly NameWord[] {
  const found = new Map<string, boolean>()
  for (const word of wordsOf(name).slice(0, wordsMax)) {
    const letters = [...word].slice(0, lettersMax)
    for (let length = 1; length <= Math.min(beginningMax, letters.length); length += 1) {
      const beginning = letters.slice(0, length).join('')
      found.set(beginning, found.get(beginning) ?? false)
    }
    found.set(letters.join(''), true)
  }
  return [...found].map(([word, whole]) => ({ word, whole }))
}

/** Returns how well known something is: each doubling counts one. */
export const fameOf = (count: number): number =>
  Math.min(tierMax, Math.floor(Math.log2(1 + Math.max(0, count))))

/** The bonus of a verified name. */
const verifiedFame = 5

interface Written {
  readonly kind: Named
  readonly id: string
  readonly name: string
  readonly tier: number
}

/**
 * Indexes a person's names. Call it in the transaction that changes a name, username or
 * verification; the sweep indexes new accounts.
 */
export async function indexPerson(tx: Sql, id: UserId): Promise<void> {
  await forget(tx, 'user', id)
  await writePeople(tx, eq(users.id, id))
}

/**
 * Indexes a public board's name, or removes a board that isn't public. Call it in the transaction
 * that changes a board's name or privacy, deletes or restores it; the sweep indexes new boards.
 */
export async function indexBoard(tx: Sql, id: BoardId): Promise<void> {
  await forget(tx, 'board', id)
  await writeBoards(tx, eq(boards.id, id))
}

/** Indexes the names of people that aren't indexed yet. */
export async function writePeople(tx: Sql, which: SQL): Promise<void> {
  const rows = await tx
    .select({
      id: users.id,
      username: users.username,
      fullName: users.fullName,
      followers: users.followerCount,
      verified: sql<boolean>`${users.isVerifiedMerchant} or ${users.isVerifiedIdentity}`,
    })
    .from(users)
    .where(which)
  const people = rows.map(({ id, username, fullName, followers, verified }) => ({
    kind: 'user' as const,
    id,
    // Adds the username without punctuation: people type 'mira_okafor' as one word.
    name: `${username.replace(/[^\p{L}\p{N}]/gu, '')} ${username} ${fullName}`,
    tier: Math.min(tierMax, fameOf(followers) + (verified ? verifiedFame : 0)),
  }))
  await write(tx, people)
}

/** Indexes the names of public boards that aren't indexed yet. */
export async function writeBoards(tx: Sql, which: SQL): Promise<void> {
  const rows = await tx
    .select({ id: boards.id, name: boards.name, pinCount: boards.pinCount })
    .from(boards)
    .where(
      and(
        which,
        eq(boards.privacy, 'public'),
        isNull(boards.deletedAt),
        isNotHeld('board', boards.id),
      ),
    )
  const open = rows.map(({ id, name, pinCount }) => ({
    kind: 'board' as const,
    id,
    name,
    tier: fameOf(pinCount),
  }))
  await write(tx, open)
}

const forget = (tx: Sql, kind: Named, id: string) =>
  tx
    .delete(nameWords)
    .where(and(eq(nameWords.kind, kind), sql`${nameWords.subjectId} = ${id}::bigint`))

async function write(tx: Sql, all: readonly Written[]): Promise<void> {
  const rows = all.flatMap(({ name, ...rest }) =>
    nameWordsOf(name).map((found) => ({ ...found, ...rest })),
  )
  const column = <Value>(read: (row: (typeof rows)[number]) => Value) => sql.param(rows.map(read))
  if (rows.length > 0)
    await tx.execute(sql`
      insert into ${nameWords} (kind, word, tier, subject_id, whole)
      select * from unnest(${column(({ kind }) => kind)}::text[],
        ${column(({ word }) => word)}::text[], ${column(({ tier }) => tier)}::smallint[],
        ${column(({ id }) => id)}::bigint[], ${column(({ whole }) => whole)}::boolean[])
      on conflict do nothing`)
}
