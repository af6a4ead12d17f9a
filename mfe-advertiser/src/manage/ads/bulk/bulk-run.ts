import type { CampaignEdit, EditResult } from '@tessera/contracts/calls/campaign-edits'
import { limits } from '@tessera/contracts/limits'
import type { RowPlan } from './operation.ts'
import { inParts } from './rows.ts'

/** The outcome of a row. */
export interface RowResult {
  readonly kind: 'fits' | 'done' | 'undone' | 'fault'
  readonly message: string
  readonly undo: CampaignEdit | null
}

/** The rows that were sent, and what became of each by now. */
export interface BulkRun {
  readonly kind: 'checking' | 'checked' | 'applying' | 'applied' | 'undoing' | 'undone'
  readonly plans: readonly RowPlan[]
  readonly results: ReadonlyMap<string, RowResult>
  /** Rows that are to be sent, and those that were. */
  readonly all: number
  readonly sent: number
}

/** Rows that are sent together, each with its edit. */
interface Sent {
  readonly key: string
  readonly edit: CampaignEdit
}

/** Sends edits; undefined when the service can't be reached, or refuses all of them. */
type Send = (
  campaigns: readonly CampaignEdit[],
) => Promise<{ readonly results?: readonly EditResult[]; readonly failed?: string }>

/** Sends many edits, a few hundred at a time, and tells what became of each part. */
export async function sendInParts(
  edits: readonly Sent[],
  { send, kind }: { readonly send: Send; readonly kind: 'fits' | 'done' | 'undone' },
  told: (results: ReadonlyMap<string, RowResult>, sent: number) => void,
): Promise<void> {
  const results = new Map<string, RowResult>()
  let sent = 0
  for (const part of inParts(edits, limits.campaignEditsMax)) {
    const answer = await send(part.map(({ edit }) => edit))
    for (const [index, { key }] of part.entries()) {
      const result = answer.results?.[index]
      const fault = result === undefined ? answer.failed : result.faults[0]?.message
      const undo = result?.undo ?? null
      results.set(
        key,
        fault === undefined
          ? { kind, message: '', undo }
          : { kind: 'fault', message: fault, undo: null },
      )
    }
    sent += part.length
    told(new Map(results), sent)
  }
}

/** Returns the edits of plans that change something. */
export const editsOf = (plans: readonly RowPlan[]): readonly Sent[] =>
  plans.flatMap(({ row, edit }) => (edit === null ? [] : [{ key: row.key, edit }]))

/** Returns the edits that take back what was done, the last first. */
export const undosOf = ({ results }: BulkRun): readonly Sent[] =>
  [...results]
    .flatMap(([key, { undo }]) => (undo === null ? [] : [{ key, edit: undo }]))
    .toReversed()

/** Counts the rows of a run by what became of them. */
export const countOf = ({ results }: BulkRun, kind: RowResult['kind']): number =>
  [...results.values()].filter((result) => result.kind === kind).length
