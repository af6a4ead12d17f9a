import type { BusinessDeed } from '@tessera/contracts/calls/business-people'
import type { Permission } from '@tessera/contracts/entities/permission'
import {
  bigint,
  index,
  jsonb,
  pgTable,
  text,
  uuid,
} from '../../../platform/database/define-tables.ts'
import { citext, moment, userId } from '../../base/columns.ts'
import { keptUntil, memberRows, rowsStay } from '../../base/table-facts/table-facts.ts'
import { users } from '../accounts/tables.ts'

/** Invitations to act for a business; the secret is only in the email. */
export const businessInvitations = pgTable(
  'business_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    subjectId: userId('subject_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address or the username that the inviter gave. */
    sentTo: citext('sent_to').notNull(),
    /** The member who was invited by username; null for an address, whose reader may be anybody. */
    userId: userId('user_id').references(() => users.id, { onDelete: 'cascade' }),
    permissions: text().array().$type<Permission[]>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: userId('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('business_invitations_subject').on(table.subjectId),
    index('business_invitations_user').on(table.userId),
    index('business_invitations_inviter').on(table.invitedBy),
    index('business_invitations_expires').on(table.expiresAt),
  ],
)

/** Details of an entry in the log of a business. */
export type DeedFacts = {
  /** Whom or what it was done to. */
  readonly object: string
  readonly permissions?: readonly Permission[]
}

/** The log of changes to the people of a business. Kept as long as the business. */
export const businessLog = pgTable(
  'business_log',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    subjectId: userId('subject_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    actorId: userId('actor_id').references(() => users.id, { onDelete: 'set null' }),
    deed: text().$type<BusinessDeed>().notNull(),
    facts: jsonb().$type<DeedFacts>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('business_log_subject_newest').on(table.subjectId, table.id.desc().nullsFirst()),
    index('business_log_actor').on(table.actorId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const businessPeopleTables = [
  memberRows(businessInvitations, {
    owner: ['subjectId', 'invitedBy', 'userId'],
    without: ['tokenHash'],
    deletion: rowsStay(
      'Those that a member sent for another business: the key empties the inviter.',
    ),
    kept: keptUntil('they are answered or expire', 'sweep-business-invitations'),
  }),
  memberRows(businessLog, {
    owner: ['subjectId', 'actorId'],
    deletion: rowsStay('What a member did for another business: the key empties who it was.'),
  }),
]
