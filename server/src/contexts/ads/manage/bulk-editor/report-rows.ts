import type { BulkIdKind } from '@tessera/contracts/calls/bulk-ids'
import type { BulkRow, BulkRowFilter } from '@tessera/contracts/calls/bulk-runs'
import { limits } from '@tessera/contracts/limits'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { type Cell, textCell } from '../../reports/files/cell.ts'
import { findIds } from './find-ids.ts'
import type { Say } from './reading/words.ts'
import { rowsOf } from './store.ts'

/** Rows that are loaded at a time. */
const together = 1_000

/** The header of a report on an upload. */
export const reportHeads = (say: Say): readonly string[] => [
  say.row(),
  say.level(),
  say.id(),
  say.name(),
  say.state(),
  say.column(),
  say.before(),
  say.after(),
  say.problem(),
]

type Line = readonly (string | null)[]

/** Returns the lines of a row: one for each change and each fault, or one that says its state. */
function linesOf(row: BulkRow, say: Say): readonly (readonly Cell[])[] {
  const { level, object_id: id, name, state, changes, faults } = row
  const lines: Line[] = [
    ...changes.map(({ column, before, after }) => [column, before, after, null]),
    ...faults.map(({ column, message }) => [column, null, null, message]),
  ]
  const about = [level, id, name, say[state]()].map(textCell)
  const head: readonly Cell[] = [{ kind: 'number', text: String(row.row), look: 'count' }, ...about]
  return (lines.length === 0 ? [[null, null, null, null]] : lines).map((line) => [
    ...head,
    ...line.map(textCell),
  ])
}

/** Writes the report on an upload, row by row. */
export async function* reportRows(
  db: Sql,
  { runId, show, say }: { readonly runId: string; readonly show: BulkRowFilter; readonly say: Say },
): AsyncGenerator<readonly (readonly Cell[])[]> {
  let after = 0
  for (;;) {
    const rows = await rowsOf(db, runId, { show, after, most: together })
    yield rows.flatMap((row) => linesOf(row, say))
    if (rows.length < together) return
    after = rows.at(-1)?.row ?? after
  }
}

/** The header of a file of ids. */
export const idHeads = (say: Say): readonly string[] => [
  say.kind(),
  say.id(),
  say.name(),
  say.state(),
  say.parent(),
]

/** Writes the ids of objects, up to the most that a file has. */
export async function* idRows(
  db: Sql,
  asked: { readonly account: AdAccount; readonly kind: BulkIdKind; query?: string | undefined },
): AsyncGenerator<readonly (readonly Cell[])[]> {
  let before: string | undefined
  for (let written = 0; written < limits.bulkRowsMax; written += together) {
    const found = await findIds(db, { ...asked, before, most: together })
    yield found.map(({ kind, id, name, state, parent }) =>
      [kind, id, name, state, parent?.id ?? null].map(textCell),
    )
    if (found.length < together) return
    before = found.at(-1)?.id.replace(/^\D+/, '')
  }
}
