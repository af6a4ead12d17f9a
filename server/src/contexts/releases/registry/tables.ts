import type { BackendClaim } from '@tessera/contracts/releases/backend-grant'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { moment } from '../../base/columns.ts'
import { keptForEver, keptUntil, serviceRows } from '../../base/table-facts/table-facts.ts'

/** The version of all releases, in one row, and what the registry file said when it was last read. */
export const registryState = pgTable('registry_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  /** The entries of the registry file without their descriptors, as JSON. */
  imported: text().notNull(),
})

/** Builds of modules. One without `admitted_at` waits for its files. */
export const moduleBuilds = pgTable(
  'module_builds',
  {
    module: text().notNull(),
    id: text().$type<BuildId>().notNull(),
    /** The URL of the files; null for a build in the store. */
    base: text(),
    /** The descriptor as it was built. The build's id is the hash of these characters. */
    descriptor: text().notNull(),
    commit: text(),
    lockfile: text(),
    /** Recorded payloads of events, as JSON. */
    samples: text(),
    startedAt: moment('started_at').notNull(),
    admittedAt: moment('admitted_at'),
    /** The time until which documents named it; null for a build that runs or never ran. */
    ranUntil: moment('ran_until'),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.module, table.id] })],
)

/** The builds that run, by module. */
export const moduleReleases = pgTable('module_releases', {
  name: text().primaryKey(),
  /** The place in the registry. */
  position: integer().notNull(),
  enabled: boolean().notNull(),
  active: text().$type<BuildId>(),
  lastGood: text('last_good').$type<BuildId>(),
  rolloutBuild: text('rollout_build').$type<BuildId>(),
  rolloutPercent: doublePrecision('rollout_percent'),
  rolloutSince: moment('rollout_since'),
  revoked: text().array().$type<BuildId[]>().notNull(),
})

/** The addresses that modules have by a grant, beside those of the product (product-addresses.ts). */
export const moduleGrants = pgTable(
  'module_grants',
  {
    module: text().notNull(),
    start: text().notNull(),
    grantedBy: text('granted_by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.module, table.start] })],
)

/** The backends that the operator granted to modules. */
export const moduleBackends = pgTable('module_backends', {
  module: text().primaryKey(),
  origin: text().notNull(),
  /** The facts of the viewer that they are told. */
  may: text().array().$type<BackendClaim[]>().notNull(),
  local: boolean().notNull(),
  grantedBy: text('granted_by').notNull(),
  why: text().notNull(),
  at: moment('at').notNull(),
})

/** Every change of the releases, by the version that it made. */
export const registryChanges = pgTable('registry_changes', {
  version: integer().primaryKey(),
  at: moment('at').notNull(),
  who: text().notNull(),
  why: text().notNull(),
  what: text().notNull(),
  module: text(),
})

/** Tokens for publishing; the secret is only with its holder. */
export const moduleTokens = pgTable('module_tokens', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The hash of the secret. */
  hash: text().notNull(),
  modules: text().array().notNull(),
  /** The new first words of addresses that builds may take, beside the modules' names. */
  words: text().array().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  usedAt: moment('used_at'),
})

/** Builds that run from developers' machines, while the machine says so. */
export const moduleRelays = pgTable('module_relays', {
  id: text().primaryKey(),
  module: text().notNull(),
  tokenId: text('token_id')
    .notNull()
    .references(() => moduleTokens.id, { onDelete: 'cascade' }),
  /** The builds that were sent, the newest first. */
  builds: text().array().$type<BuildId[]>().notNull(),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const registryTables = [
  serviceRows(registryState, keptForEver('It is one row.')),
  serviceRows(
    moduleBuilds,
    keptUntil(
      'publishing breaks off, a month after they ran if a file named them, or a day after the last preview of one that never ran; others stay, to run again',
      'sweep-module-builds',
    ),
  ),
  serviceRows(moduleReleases, keptUntil('the module leaves the registry')),
  serviceRows(moduleGrants, keptUntil('the grant is taken back')),
  serviceRows(moduleBackends, keptUntil('the backend is revoked')),
  serviceRows(registryChanges, keptForEver('They say who changed what runs, when and why.')),
  serviceRows(moduleTokens, keptForEver('Changes name the token that made them.')),
  serviceRows(
    moduleRelays,
    keptUntil('the machine says nothing more, or half a day is over', 'sweep-module-builds'),
  ),
]
