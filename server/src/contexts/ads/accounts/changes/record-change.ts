import type { AdChangeLevel } from '@tessera/contracts/calls/ad-reports'
import type { AdvertiserId, CampaignId, UserId } from '@tessera/contracts/ids'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { emitChanges } from './emit-changes.ts'
import { adChanges, type ChangedField } from './tables.ts'

/** The values of an object's fields, as they are shown. */
export type FieldValues = Readonly<Record<string, string | number | boolean | Date | null>>

const textOf = (value: FieldValues[string] | undefined): string | null => {
  if (value === undefined || value === null) return null
  return value instanceof Date ? value.toISOString() : String(value)
}

/** Returns the fields whose values differ. Without `before`, all that have a value. */
export function changedFields(
  before: FieldValues | null,
  after: FieldValues,
): readonly ChangedField[] {
  return Object.keys(after).flatMap((field) => {
    const [from, to] = [textOf(before?.[field]), textOf(after[field])]
    return from === to ? [] : [{ field, before: from, after: to }]
  })
}

/** A change of one object. */
export interface ObjectChange {
  readonly level: AdChangeLevel
  readonly objectId: string
  readonly campaignId: CampaignId
  readonly name: string
  /** Null for an object that is created. */
  readonly before: FieldValues | null
  readonly after: FieldValues
}

/**
 * Keeps who changed what, in the transaction that changes it. Objects whose fields stay as they are leave
 * no trace.
 *
 *     await recordChanges(tx, ports, { advertiserId, actorId: viewer.id }, [
 *       { level: 'campaign', objectId: id, campaignId: id, name, before: { state: 'active' }, after: { state: 'paused' } },
 *     ])
 */
export async function recordChanges(
  tx: Sql,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  by: {
    readonly advertiserId: AdvertiserId
    readonly actorId: UserId | null
    /** The name of the rule that does it. */
    readonly rule?: string | null | undefined
  },
  changes: readonly ObjectChange[],
): Promise<void> {
  const rows = changes.flatMap(({ before, after, ...about }) => {
    const fields = changedFields(before, after)
    return fields.length === 0 ? [] : [{ ...about, fields, isNew: before === null }]
  })
  if (rows.length === 0) return
  await tx.insert(adChanges).values(
    rows.map(({ isNew: _, ...row }) => ({
      id: BigInt(ids.next()),
      ...by,
      at: clock.now(),
      ...row,
    })),
  )
  await emitChanges(tx, { ids, clock }, by.advertiserId, rows)
}
