import type { UserId } from '@tessera/contracts/ids'
import { or, type SQL, sql } from '../../../platform/database/sql.ts'
import { boards, sections } from '../boards/tables.ts'
import { hasAll, pinsWith } from '../pins/look-up.ts'
import { pins } from '../pins/tables.ts'
import { actionPins, actions } from './tables.ts'

/**
 * Matches deletions of pins, boards or sections that a query finds. The query joins the board and the section
 * of the action.
 */
export function isFoundInTrash(query: string, userId: UserId): SQL | undefined {
  const names = sql`tessera_plain(' ' || ${boards.name} || ' ' || coalesce(${sections.title}, ''))`
  const found = pinsWith(query, userId)
  return or(
    hasAll(names, query),
    sql`exists (select from ${pins} where ${found} and ${pins.id} in (select ${actionPins.pinId}
      from ${actionPins} where ${actionPins.actionId} = ${actions.id}))`,
    sql`(${actions.kind} = 'delete-board' and exists (select from ${pins} where ${found}
      and ${pins.boardId} = ${actions.boardId} and ${pins.deletedAt} is null))`,
  )
}
