import { finishTarget } from '../../archive/target.ts'
import type { Configuration } from '../../configuration.ts'
import { type MoveMark, markFault, readMark, removeMark, writeMark } from '../../move/mark.ts'
import {
  compareRows,
  copyRows,
  copySequences,
  isCopied,
  type RowEnds,
} from '../../move/move-rows.ts'
import type { StoreEnds } from '../../move/move-store.ts'
import { isEmpty, readyTarget, serverFault, sourceFault } from '../../move/ready-target.ts'
import { movedTo, unmarkMoved } from '../../move/store.ts'
import { switchOver } from '../../move/switch-over.ts'
import type { OpenDatabase } from '../../platform/database/port.ts'
import { sql } from '../../platform/database/sql.ts'
import { alone } from '../alone.ts'
import { dataFolderFault } from '../data-folder.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import { productStores } from '../product-stores.ts'
import { openEnd, placeOfDatabase, storesThatMove } from './ends.ts'
import { copyFiles, matchFiles, refuseWithoutRoom, storesToCopy } from './files.ts'
import type { MovedSettings } from './new-settings.ts'
import { copyKept, newKeyFault } from './secrets.ts'
import { serviceFault } from './service-fault.ts'
import { asNumber, inSteps, RefusedMove, refuse, type Tell } from './tell.ts'

/** Runs work on a database that nobody else moves, and that is closed however the work ends. */
async function onDatabase<Result>(
  configuration: Configuration,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const opening = await openEnd(configuration)
  if (!opening.ok) throw new RefusedMove(opening.fault.message)
  try {
    return await alone(opening.database, () => work(opening.database))
  } finally {
    await opening.database.close()
  }
}

/** Marks the source, so that no service starts on it, and refuses one on which a service runs. */
async function holdSource(source: OpenDatabase, place: string): Promise<MoveMark> {
  const before = await readMark(source.db)
  await writeMark(source.db, { role: 'source', place })
  const mark = await readMark(source.db)
  const fault = await serviceFault(source)
  if (fault !== undefined && before === undefined) await removeMark(source.db)
  refuse(fault)
  if (mark === undefined) throw new Error('The mark of the move is gone.')
  return mark
}

/** Refuses a target that can't take the rows, or that holds something else. */
async function checkTarget(
  { source, target }: Record<'source' | 'target', OpenDatabase>,
  given: { readonly mark: MoveMark | undefined; readonly to: Configuration },
): Promise<void> {
  const { mark, to } = given
  refuse(await serverFault(target.db))
  const there = await readMark(target.db)
  const place = placeOfDatabase(to)
  if (there !== undefined && (there.role === 'source' || there.id !== mark?.id))
    refuse(
      `${place} belongs to another move${there.role === 'source' ? ', as its source' : ''}; create an empty database, or name another folder.`,
    )
  if (there !== undefined) return
  if (!(await isEmpty(target.db)))
    refuse(`${place} has tables already; create an empty database, or name another folder.`)
  if (target.kind !== 'embedded') return
  const { rows } = await source.db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  )
  await refuseWithoutRoom(to.DATA_DIR, Number(rows[0]?.bytes ?? 0) * 1.5)
}

/** Copies and compares all rows. Returns how many there are. */
async function moveRows(ends: RowEnds, tell: Tell): Promise<number> {
  if (!(await isCopied(ends.target))) {
    refuse(await readyTarget(ends, migrationsFolder))
    const [step, started] = [inSteps(tell), performance.now()]
    const copied = await copyRows(ends, ({ id }, rows) => step(`${id}: ${asNumber(rows)} rows`))
    const speed = Math.round((copied / (performance.now() - started)) * 1_000)
    tell(`${asNumber(copied)} rows copied, ${asNumber(speed)} a second; adds the foreign keys`)
    await finishTarget(ends.target)
  }
  await copySequences(ends)
  tell('Compares every table')
  const step = inSteps(tell)
  const { differences, rows } = await compareRows(ends, ({ id }) => step(`${id} is compared`))
  if (differences.length > 0)
    throw new RefusedMove(
      [
        'The target differs from the source, which stays as it is:',
        ...differences.map((difference) => `  ${difference}`),
        'Run tessera move --undo, create an empty database for the target, and move again.',
      ].join('\n'),
    )
  return rows
}

/** The result of a move, for its last lines. */
export interface Moved {
  readonly rows: number | undefined
  readonly files: number | undefined
}

interface Wish {
  readonly settings: MovedSettings
  readonly stores: readonly StoreEnds[]
  /** True when the rows move too. */
  readonly isOfRows: boolean
}

function wishOf(settings: MovedSettings): Wish {
  const { from, to } = settings
  const isOfRows = placeOfDatabase(from) !== placeOfDatabase(to)
  const stores = storesThatMove(from, to)
  if (!isOfRows && stores.length === 0)
    refuse(
      'The new settings have the same database and stores as the current ones, so nothing moves. An empty value, as DATABASE_URL=, removes a setting.',
    )
  refuse(dataFolderFault(to.DATA_DIR))
  return { settings, stores, isOfRows }
}

/** Copies the files alone, while the product runs. */
export async function moveFiles(settings: MovedSettings, tell: Tell): Promise<void> {
  const { stores } = wishOf(settings)
  if (stores.length === 0) refuse('The files stay where they are; leave --files out.')
  await copyFiles(await storesToCopy(stores), tell)
}

/** Moves everything that is at another place by the new settings. */
export function move(settings: MovedSettings, tell: Tell): Promise<Moved> {
  const wish = wishOf(settings)
  const { from, to } = settings
  return onDatabase(from, (source) =>
    wish.isOfRows
      ? onDatabase(to, (target) => moveBetween(wish, { source, target }, tell))
      : moveBetween(wish, { source, target: undefined }, tell),
  )
}

/** The open databases; no target where the rows stay. */
interface Ends {
  readonly source: OpenDatabase
  readonly target: OpenDatabase | undefined
}

async function moveBetween(wish: Wish, { source, target }: Ends, tell: Tell): Promise<Moved> {
  const { settings, stores, isOfRows } = wish
  const { from, to } = settings
  const place = isOfRows
    ? placeOfDatabase(to)
    : stores.map(({ target: { place } }) => place).join(', ')
  const before = await readMark(source.db)
  if (before !== undefined && (before.role === 'target' || before.place !== place))
    refuse(markFault(before))
  const isCopiedBefore = before !== undefined && before.ended !== null
  const there = isCopiedBefore && target !== undefined ? await readMark(target.db) : undefined
  if (there !== undefined && there.id !== before?.id)
    refuse(`${place} takes part in another move since; nothing is left to do here.`)
  const moved = isCopiedBefore
    ? { rows: undefined, files: undefined }
    : await copyAll(wish, { source, target }, { before, place, tell })
  copyKept(from, to)
  await switchOver({ source: source.db, target: target?.db, stores })
  return moved
}

/** Checks the ends, and copies and compares everything. Until then nothing at the target is of use. */
async function copyAll(
  { settings: { from, to }, stores }: Wish,
  { source, target }: Ends,
  given: { readonly before: MoveMark | undefined; readonly place: string; readonly tell: Tell },
): Promise<Moved> {
  const { before, place, tell } = given
  refuse(await sourceFault(source.db, migrationsFolder))
  refuse(await newKeyFault(source.db, from, to))
  if (target !== undefined) await checkTarget({ source, target }, { mark: before, to })
  const due = await storesToCopy(stores)
  const { id } = await holdSource(source, place)
  await copyFiles(due, tell)
  const files = due.length > 0 ? await matchFiles(due) : undefined
  if (target === undefined) return { rows: undefined, files }
  await writeMark(target.db, { id, role: 'target', place: placeOfDatabase(from) })
  return { rows: await moveRows({ source: source.db, target: target.db }, tell), files }
}

/** Lets the service start on the source again. Returns what was taken back, as sentences. */
export function undoMove(from: Configuration): Promise<readonly string[]> {
  return onDatabase(from, async ({ db }) => {
    const mark = await readMark(db)
    if (mark?.role === 'target')
      refuse(
        `${placeOfDatabase(from)} is the target of a move; run this with the settings of its source.`,
      )
    const undone: string[] = []
    for (const { blobs, place } of Object.values(productStores(from))) {
      const moved = await movedTo(blobs)
      if (moved === undefined) continue
      await unmarkMoved(blobs)
      undone.push(`${place} is in use again; what was written to ${moved} since is not in it.`)
    }
    if (mark !== undefined) {
      await removeMark(db)
      undone.push(
        `${placeOfDatabase(from)} is in use again; what was written to ${mark.place} since is not in it.`,
      )
    }
    return undone
  })
}
