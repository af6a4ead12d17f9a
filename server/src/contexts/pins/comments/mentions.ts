import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { inArray } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'

/** Returns the usernames that a text mentions, each once, as far as one comment notifies. */
export function mentionsIn(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}_@.])@([a-z0-9_]{3,30})/giu)]
  const names = found.map(([, name = '']) => name.toLowerCase())
  return [...new Set(names)].slice(0, limits.mentionsOfComment)
}

/** Returns the members whom a text mentions. */
export async function mentionedIn(db: Sql, text: string): Promise<readonly UserId[]> {
  const names = mentionsIn(text)
  if (names.length === 0) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, [...names]))
  return rows.map(({ id }) => id)
}
