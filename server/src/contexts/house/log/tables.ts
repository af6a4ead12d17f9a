import type { houseActors } from '@tessera/contracts/calls/house-log'
import { bigint, index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import { keptForEver, memberRows, rowsStay } from '../../base/table-facts/table-facts.ts'

/** The sender of an act. */
export type ActorKind = (typeof houseActors)[number]

/**
 * Everything that people who look after the product did. A trigger refuses to change or delete rows, and each
 * holds the hash of the one before, so that a change from outside shows.
 */
export const houseLog = pgTable(
  'house_log',
  {
    /** Counts from 1 without gaps. */
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    by: text().$type<ActorKind>().notNull(),
    actorId: userId('actor_id'),
    /** The actor's role at that time. */
    role: text(),
    act: text().notNull(),
    personId: userId('person_id'),
    object: text(),
    reason: text().notNull(),
    /** JSON as it was hashed. */
    before: text(),
    after: text(),
    /** The hash of this entry and of the hash before. */
    hash: text().notNull(),
    /** A fingerprint of the hash that only the service's key makes. */
    seal: text().notNull(),
  },
  (table) => [
    index('house_log_person').on(table.personId, table.seq.desc().nullsFirst()),
    index('house_log_actor').on(table.actorId, table.seq.desc().nullsFirst()),
    index('house_log_act').on(table.act, table.seq.desc().nullsFirst()),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const houseLogTables = [
  memberRows(houseLog, {
    owner: 'personId',
    without: ['actorId', 'hash', 'seal'],
    deletion: rowsStay(
      'The log is append-only. It names people by their ids, which lead nowhere once an account is gone.',
    ),
    kept: keptForEver('the log of what people who look after the product did'),
  }),
]
