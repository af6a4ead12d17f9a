import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isPublicPin, pins, selectPins } from '../../pins/index.ts'
import { isOpenTo } from '../feed/visibility.ts'

const ids = sql`${sql.placeholder('ids')}::bigint[]`
const promoted = sql`${sql.placeholder('promoted')}::bigint[]`
const member = sql.placeholder('viewerId')

/** The pins of a list, and the promoted pins that may stand among them. */
export interface PinsAndPromoted {
  readonly ids: readonly PinId[]
  readonly promoted: readonly PinId[]
}

/**
 * Defines a query that loads the pins of a list together with promoted pins: the list's by its own rule,
 * and the promoted ones that are public, by nobody blocked, and not hidden. The latter holds for a pin
 * that is both: no list of other people's pins shows more of it. `more` may take placeholders of its own.
 */
export function rowsWithPromoted<More = null>(
  name: string,
  isOwn: (viewerId: QueryValue<UserId> | null) => SQL | undefined,
  more?: SQL<More>,
) {
  const write = (viewerId: QueryValue<UserId> | null) => (db: Sql) =>
    selectPins(db, viewerId, undefined, more).where(
      and(
        sql`${pins.id} = any(${ids} || ${promoted})`,
        isPublicPin,
        sql`case when ${pins.id} = any(${promoted})
          then ${viewerId === null ? sql`true` : isOpenTo(viewerId)}
          else ${isOwn(viewerId) ?? sql`true`} end`,
      ),
    )
  const forMember = hotQuery(`${name}_member`, write(member))
  const forVisitor = hotQuery(`${name}_visitor`, write(null))
  return (db: Sql, viewerId: UserId | null, asked: PinsAndPromoted) => {
    const values = { ...asked, ids: [...asked.ids], promoted: [...asked.promoted] }
    return viewerId === null ? forVisitor(db, values) : forMember(db, { ...values, viewerId })
  }
}
