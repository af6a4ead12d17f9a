import { lt, or } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { type SessionSpan, sessionEdges } from './session-rules.ts'
import { attempts, sessions } from './tables.ts'

const longestWindowSeconds = 86_400

/** Takes out sessions that have ended and attempts that no limit counts any more. */
export async function sweepIdentity(db: Sql, span: SessionSpan, now: Date): Promise<void> {
  const { seenAfter, createdAfter } = sessionEdges(span, now)
  await db
    .delete(sessions)
    .where(or(lt(sessions.seenAt, seenAfter), lt(sessions.createdAt, createdAfter)))
  const oldest = Math.floor(now.getTime() / 1000) - longestWindowSeconds
  await db.delete(attempts).where(lt(attempts.windowStart, oldest))
}
