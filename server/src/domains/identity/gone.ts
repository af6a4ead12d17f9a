import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

const others = alias(users, 'gone_people')

/**
 * Whether somebody is not there for anybody else: their account was taken away, or they gave it up and
 * have not come back. Who is only shut out until they choose another password stays, since what they
 * made is theirs. This is the one place that says so; the index `users_gone` holds nobody else.
 */
export const isGone = (person: AnyColumn | SQL) => sql<boolean>`exists (
  select from ${users} gone_people where ${others.id} = ${person}
    and ${others.state} in ('suspended', 'deactivated'))`

/**
 * Whether somebody is there, as far as their account goes. `is true` keeps the planner from joining:
 * of a few it asks the index, of many it asks a list that it reads once.
 */
export const isPresent = (person: AnyColumn | SQL) => sql<boolean>`(not ${isGone(person)}) is true`
