import { termsMost } from '@tessera/contracts/calls/house-lists'
import { z } from '@tessera/contracts/schema'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import { flagStatuses, houseSource } from '../../base/link-lists/statuses.ts'
import { domainFlags } from '../../base/link-lists/tables.ts'
import { forgetTerms, tellTermsChanged } from '../../base/terms/current-terms.ts'
import { listedTerms } from '../../base/terms/tables.ts'
import type { ChangedList } from './change-list.ts'

const strings = z.array(z.string())

/** The list of terms. */
export const termList: ChangedList = {
  name: 'terms',
  async load(db, keys) {
    if (keys.length === 0) return new Map()
    const rows = await db
      .select()
      .from(listedTerms)
      .where(inArray(listedTerms.key, [...keys]))
    return new Map(rows.map(({ key, changedAt: _, ...entry }) => [key, entry]))
  },
  async put(tx, entries, now) {
    if (entries.length === 0) return
    const rows = JSON.stringify(
      entries.map(([key, entry]) => ({ key, ...entry, places: z.parse(strings, entry.places) })),
    )
    await tx.execute(sql`insert into ${listedTerms} (key, text, act, match, language, places, changed_at)
      select given.key, given.text, given.act, given.match, given.language, given.places,
        ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${rows}::jsonb)
        given(key text, text text, act text, match text, language text, places text[])
      on conflict (key) do update set text = excluded.text, act = excluded.act, match = excluded.match,
        language = excluded.language, places = excluded.places, changed_at = excluded.changed_at`)
  },
  async drop(tx, keys) {
    if (keys.length > 0) await tx.delete(listedTerms).where(inArray(listedTerms.key, [...keys]))
  },
  isFull: async (tx) => (await tx.$count(listedTerms)) > termsMost,
  told: { within: tellTermsChanged, after: forgetTerms },
}

const Domain = z.object({ status: z.enum(flagStatuses), reason: z.nullable(z.string()) })

/** The house's own list of domains. */
export const domainList: ChangedList = {
  name: 'domains',
  async load(db, keys) {
    if (keys.length === 0) return new Map()
    const rows = await db
      .select({
        domain: domainFlags.domain,
        status: domainFlags.status,
        reason: domainFlags.reason,
      })
      .from(domainFlags)
      .where(
        and(
          eq(domainFlags.source, houseSource),
          sql`${domainFlags.domain} = any(${sql.param([...keys])}::text[])`,
        ),
      )
    return new Map(rows.map(({ domain, ...entry }) => [domain, entry]))
  },
  async put(tx, entries, now) {
    if (entries.length === 0) return
    const rows = JSON.stringify(
      entries.map(([domain, entry]) => ({ domain, ...z.parse(Domain, entry) })),
    )
    await tx.execute(sql`insert into ${domainFlags} (domain, source, status, reason, created_at)
      select given.domain, ${houseSource}, given.status, given.reason, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${rows}::jsonb) given(domain text, status text, reason text)
      on conflict (domain, source) do update set status = excluded.status, reason = excluded.reason,
        created_at = excluded.created_at`)
  },
  async drop(tx, keys) {
    if (keys.length > 0)
      await tx
        .delete(domainFlags)
        .where(
          and(
            eq(domainFlags.source, houseSource),
            sql`${domainFlags.domain} = any(${sql.param([...keys])}::text[])`,
          ),
        )
  },
  isFull: async () => false,
}
