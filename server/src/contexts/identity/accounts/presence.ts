import { alias } from '../../../platform/database/define-tables.ts'
import { type AnyColumn, type SQL, sql } from '../../../platform/database/sql.ts'
import { isNotHeld } from '../../base/terms/held.ts'
import { users } from './tables.ts'

const others = alias(users, 'gone_people')

/**
 * True when an account is suspended or deactivated, so that it doesn't exist for others. A soft-
 * banned member, who only has to choose a new password, stays visible. All queries use this one
 * condition; the index `users_gone` holds just these accounts.
 */
export const isGone = (person: AnyColumn | SQL) => sql<boolean>`exists (
  select from ${users} gone_people where ${others.id} = ${person}
    and ${others.state} in ('suspended', 'deactivated'))`

/**
 * True when an account is neither suspended nor deactivated. `is true` keeps the planner from
 * joining: it probes the index for a few rows and hashes the list for many.
 */
export const isPresent = (person: AnyColumn | SQL) => sql<boolean>`(not ${isGone(person)}) is true`

/**
 * True when people find the account of a query's `users`: it is present, its owner does not hide it, the house
 * does not limit it, and no term hides it until somebody looked at it.
 */
export const isFindable = () => sql<boolean>`(${users.limitedAt} is null
  and not ${users.hidesFromSearch} and ${isNotHeld('profile', users.id)} and ${isPresent(users.id)})`
