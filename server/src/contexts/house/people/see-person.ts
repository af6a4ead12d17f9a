import type { WholeHousePerson } from '@tessera/contracts/entities/house-person'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { alias } from '../../../platform/database/define-tables.ts'
import { desc, eq, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { uploadQuotas } from '../../base/upload-quota/tables.ts'
import {
  authenticators,
  identities,
  passkeys,
  phoneFactors,
  sessions,
  users,
} from '../../identity/index.ts'
import { boards, comments, pins } from '../../pins/index.ts'
import { findPerson } from '../acting/person-row.ts'
import { caseReports, reportCases } from '../cases/tables.ts'
import { upheldOf } from '../copyright/upheld.ts'

const sessionsShown = 50

const inviters = alias(users, 'inviters')

const counted = (table: unknown, which: unknown) =>
  sql<number>`(select count(*)::int from ${table} where ${which})`

/** Loads what the house sees of one person beside their row. */
async function factsOf(db: Sql, id: UserId) {
  const [row] = await db
    .select({
      signupSource: users.signupSource,
      country: users.country,
      agreedTerms: users.agreedTerms,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      inviterId: inviters.id,
      inviterName: inviters.username,
      followers: users.followerCount,
      following: users.followingCount,
      authenticator: sql<boolean>`exists (select from ${authenticators}
        where ${authenticators.userId} = ${users.id})`,
      phone: sql<boolean>`exists (select from ${phoneFactors}
        where ${phoneFactors.userId} = ${users.id})`,
      passkeys: counted(passkeys, sql`${passkeys.userId} = ${users.id}`),
      providers: sql<string[]>`array(select distinct ${identities.provider} from ${identities}
        where ${identities.userId} = ${users.id} order by 1)`,
      boards: counted(boards, sql`${boards.ownerId} = ${users.id} and ${boards.deletedAt} is null`),
      comments: counted(comments, sql`${comments.authorId} = ${users.id}`),
      dayBytes: sql<number>`coalesce((select (${uploadQuotas.usedBytes} + ${uploadQuotas.heldBytes})::float8
        from ${uploadQuotas} where ${uploadQuotas.ownerId} = ${users.id}), 0)`,
    })
    .from(users)
    .leftJoin(inviters, eq(inviters.id, users.inviterId))
    .where(eq(users.id, id))
  return row
}

/** Counts a person's pins with their pictures, and the reports of them. */
async function pinFactsOf(db: Sql, id: UserId) {
  const { rows } = await db.execute<{
    pins: number
    pictures: number
    videos: number
    bytes: number
    reports: number
    open: number
  }>(sql`
    with mine as (
      select ${pins.id} as id, ${pins.mediaId} as media_id, ${pins.deletedAt} is null as is_live
      from ${pins} where ${pins.pinnerId} = ${id}::bigint),
    files as (
      select ${media.kind} as kind, coalesce(${media.videoBytes}, 0) as bytes from ${media}
      where ${media.id} in (select media_id from mine))
    select (select count(*) from mine where is_live)::int as pins,
      (select count(*) from files where kind = 'image')::int as pictures,
      (select count(*) from files where kind = 'video')::int as videos,
      (select coalesce(sum(bytes), 0) from files)::float8 as bytes,
      (select count(*) from ${caseReports} join ${reportCases} on ${reportCases.id} = ${caseReports.caseId}
        where ${reportCases.ownerId} = ${id}::bigint)::int as reports,
      (select count(*) from ${caseReports} join ${reportCases} on ${reportCases.id} = ${caseReports.caseId}
        where ${reportCases.ownerId} = ${id}::bigint and ${reportCases.decidedAt} is null)::int as open`)
  return rows[0]
}

const sessionsOf = (db: Sql, id: UserId) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      country: sessions.country,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(sessions.seenAt))
    .limit(sessionsShown)

/** Loads all that the house sees of one person. */
export async function wholePerson(
  { db, exportStateOf }: Pick<Ports, 'db' | 'exportStateOf'>,
  id: UserId,
): Promise<WholeHousePerson | undefined> {
  const [person, facts, pinFacts, opened, asked] = await Promise.all([
    findPerson(db, id),
    factsOf(db, id),
    pinFactsOf(db, id),
    sessionsOf(db, id),
    exportStateOf(db, id),
  ])
  if (person === undefined || facts === undefined || pinFacts === undefined) return undefined
  const { inviterId, inviterName, authenticator, phone, followers, following } = facts
  return {
    ...person,
    signup_source: facts.signupSource,
    inviter:
      inviterId === null || inviterName === null ? null : { id: inviterId, username: inviterName },
    country: facts.country,
    has_password: facts.hasPassword,
    factors: { authenticator, phone, passkeys: facts.passkeys },
    providers: facts.providers,
    sessions: opened.map((session) => ({
      id: session.id,
      user_agent: session.userAgent,
      country: session.country,
      created_at: session.createdAt.toISOString(),
      seen_at: session.seenAt.toISOString(),
    })),
    counts: {
      pins: pinFacts.pins,
      boards: facts.boards,
      comments: facts.comments,
      followers,
      following,
    },
    storage: {
      pictures: pinFacts.pictures,
      videos: pinFacts.videos,
      video_bytes: pinFacts.bytes,
      day_bytes: facts.dayBytes,
      day_bytes_max: limits.uploadDayBytes,
    },
    agreed_terms: facts.agreedTerms,
    copyright_upheld: await upheldOf(db, id),
    export: asked ?? null,
    reports: { total: pinFacts.reports, open: pinFacts.open },
  }
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Returns the download of a member's data that was asked for last, which a later context has. */
    readonly exportStateOf: (
      db: Sql,
      userId: UserId,
    ) => Promise<NonNullable<WholeHousePerson['export']> | undefined>
  }
}
