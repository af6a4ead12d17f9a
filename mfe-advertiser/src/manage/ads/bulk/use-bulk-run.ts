import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { adReport, adReportDays } from '@tessera/contracts/calls/ad-reports'
import { campaignTrees, editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { useCallback, useState } from 'react'
import { type BulkRun, editsOf, sendInParts, undosOf } from './bulk-run.ts'
import type { RowPlan } from './operation.ts'
import { bulkWords } from './words.ts'

/** Sends a part of many edits; what it changed is loaded again once all are sent. */
const partCommand = defineCommand(editCampaigns, { name: 'edit-many', refusals: 'inline' })

/** Checks, applies and takes back a change of many rows. */
export function useBulkRun({ id: advertiser_id }: Advertiser) {
  const { queries } = useShell()
  const command = useCommand(partCommand)
  const [run, setRun] = useState<BulkRun | null>(null)

  const forget = useCallback(() => setRun(null), [])
  async function go(
    kinds: readonly [BulkRun['kind'], BulkRun['kind'], 'fits' | 'done' | 'undone'],
    plans: readonly RowPlan[],
    edits: ReturnType<typeof editsOf>,
    faults: BulkRun['results'] = new Map(),
  ): Promise<void> {
    const [during, after, kind] = kinds
    const begun: BulkRun = { kind: during, plans, results: faults, all: edits.length, sent: 0 }
    setRun(begun)
    await sendInParts(
      edits,
      {
        kind,
        send: async (campaigns) => {
          const outcome = await command.run({
            advertiser_id,
            campaigns: [...campaigns],
            ...(kind === 'fits' ? { dry_run: true } : {}),
          })
          if (outcome.state === 'done') return { results: outcome.answer }
          return {
            failed: outcome.state === 'refused' ? outcome.error.message : bulkWords.notSent(),
          }
        },
      },
      (results, sent) => setRun({ ...begun, results: new Map([...faults, ...results]), sent }),
    )
    setRun((last) => (last === null ? null : { ...last, kind: after }))
    if (kind === 'fits') return
    for (const call of [campaignTrees, listCampaigns, adReport, adReportDays])
      await queries.invalidateQueries({ queryKey: [call.name] })
  }

  return {
    run,
    forget,
    check: (plans: readonly RowPlan[]) =>
      go(['checking', 'checked', 'fits'], plans, editsOf(plans)),
    /** Sends what the check found to fit; the faults of the others stay. */
    apply: ({ plans, results }: BulkRun) => {
      const faults = new Map([...results].filter(([, { kind }]) => kind === 'fault'))
      const fitting = editsOf(plans).filter(({ key }) => !faults.has(key))
      return go(['applying', 'applied', 'done'], plans, fitting, faults)
    },
    undo: (last: BulkRun) => go(['undoing', 'undone', 'undone'], last.plans, undosOf(last)),
  }
}
