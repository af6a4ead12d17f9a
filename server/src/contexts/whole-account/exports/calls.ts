import {
  type AccountExport,
  exportFilePath,
  getExport,
  startExport,
} from '@tessera/contracts/calls/account-export'
import type { UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { answerMember, given } from '../../../calls/answer.ts'
import type { RequestContext } from '../../../calls/request-context.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { attachment } from '../../base/media/attachment.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import type { Sql } from '../../base/sql.ts'
import { confirmFault, ownPasswordFault } from '../../identity/index.ts'
import { accountExports } from '../kept-exports/tables.ts'
import { exportBlobKey } from './export-key.ts'
import { makeExport } from './make-export.ts'

/** Each download reads every picture of a member. */
const daily: AttemptLimit = { most: 5, windowMinutes: 24 * 60 }
const day = 86_400_000

const none: AccountExport = {
  state: 'none',
  done: 0,
  total: 0,
  bytes: null,
  url: null,
  expires_at: null,
}

async function rowOf(db: Sql, userId: UserId) {
  const [row] = await db.select().from(accountExports).where(eq(accountExports.userId, userId))
  return row
}

async function exportOf({ db, clock }: Ports, userId: UserId): Promise<AccountExport> {
  const row = await rowOf(db, userId)
  if (row === undefined || row.expiresAt < clock.now()) return none
  const { state, done, total, bytes, key, expiresAt } = row
  const ready = state === 'ready'
  return {
    state,
    done,
    total,
    bytes,
    url: ready ? `${exportFilePath}${key}/` : null,
    expires_at: ready ? expiresAt.toISOString() : null,
  }
}

const answerGet = answerMember(getExport, async ({ ports, viewer }) =>
  given(await exportOf(ports, viewer.id)),
)

/** Returns the download of a member's data that was asked for last, for people who look after others. */
export async function exportStateOf(db: Sql, userId: UserId) {
  const row = await rowOf(db, userId)
  return row === undefined
    ? undefined
    : {
        state: row.state,
        created_at: row.createdAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
      }
}

/**
 * Starts the download of a member's data. A start while one is prepared changes nothing, and neither does the second
 * of two simultaneous ones.
 */
export async function startExportOf(
  tx: Tx,
  { keys, clock, jobs, blobs, log }: Ports,
  userId: UserId,
): Promise<void> {
  const before = await rowOf(tx, userId)
  if (before?.state === 'preparing') return
  if (before !== undefined) await blobs.delete(exportBlobKey(before.key))
  const now = clock.now()
  const row = {
    key: keys.next(),
    state: 'preparing' as const,
    done: 0,
    total: 0,
    bytes: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + timings.exportDays * day),
  }
  const started = await tx
    .insert(accountExports)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: accountExports.userId,
      set: row,
      // The second of two simultaneous requests to start an export finds the export of the first.
      setWhere:
        before === undefined
          ? eq(accountExports.state, 'failed')
          : eq(accountExports.key, before.key),
    })
    .returning({ key: accountExports.key })
  if (started.length > 0) await jobs.enqueue(tx, makeExport, { user_id: userId, key: row.key })
  log.info('exports.started', { user: userId })
}

const answerStart = answerMember(startExport, async (visit, { password }) => {
  const { ports, viewer } = visit
  const { db } = ports
  const fault =
    password === undefined ? await confirmFault(visit) : await ownPasswordFault(visit, password)
  if (fault !== null) return fault
  const before = await rowOf(db, viewer.id)
  if (before?.state === 'preparing') return given(await exportOf(ports, viewer.id))
  const barred = await refuseBeyond(ports, `export:${viewer.id}`, daily)
  if (barred !== undefined) return barred
  await db.transaction((tx) => startExportOf(tx, ports, viewer.id))
  return given(await exportOf(ports, viewer.id))
})

const plain = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Serves a download to its owner, as a file; for everybody else there is none. */
export async function answerExportFile(
  { ports, viewer, isFromOtherSite }: RequestContext,
  key: string,
): Promise<Response> {
  const row = viewer === null || isFromOtherSite ? undefined : await rowOf(ports.db, viewer.id)
  const isOwn = row?.key === key && row.state === 'ready' && row.expiresAt > ports.clock.now()
  const opened = isOwn ? await ports.blobs.open(exportBlobKey(key)) : undefined
  if (opened === undefined || viewer === null)
    return new Response('There is no such file.\n', { status: 404, headers: plain })
  const { brand } = ports.settings
  const name = `${brand} ${viewer.username} ${ports.clock.now().toISOString().slice(0, 10)}`
  return new Response(opened.body, {
    headers: {
      ...plain,
      'Content-Type': 'application/zip',
      'Content-Length': String(opened.size),
      'Content-Disposition': attachment(name, 'application/zip'),
      'Content-Security-Policy': `default-src 'none'; sandbox`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}

/** Handlers of the calls of downloads. */
export const exportCalls = [answerGet, answerStart]
