import type { BulkRun } from '@tessera/contracts/calls/bulk-runs'
import { limits } from '@tessera/contracts/limits'
import { runWords as words } from '../frame/words.ts'

type RunFacts = Pick<BulkRun, 'state' | 'unfit' | 'campaigns' | 'rows_faulty'>

function saidOfUnfit(unfit: BulkRun['unfit'], count: (value: number) => string): string {
  const columns = unfit?.columns.join(', ') ?? ''
  if (unfit?.why === 'columns-missing') return words.unfitMissing({ columns })
  if (unfit?.why === 'column-unknown') return words.unfitUnknown({ columns })
  if (unfit?.why === 'rows-many') return words.unfitMany({ rows: count(limits.bulkRowsMax) })
  return words.unfitEmpty()
}

function saidOfChecked({ campaigns, rows_faulty: faulty }: RunFacts): string {
  if (campaigns.ready === 0) return faulty > 0 ? words.saidFaulty() : words.saidNothing()
  return faulty > 0 ? words.saidSome() : words.saidChecked()
}

/** Says what an upload has come to, and what to do next. */
export function saidOfRun(run: RunFacts, count: (value: number) => string): string {
  const { state, campaigns } = run
  switch (state) {
    case 'waiting':
      return words.saidWaiting()
    case 'checking':
      return words.saidChecking()
    case 'checked':
      return saidOfChecked(run)
    case 'unreadable':
      return saidOfUnfit(run.unfit, count)
    case 'applying':
      return words.saidApplying()
    case 'applied':
      return campaigns.refused > 0 ? words.saidRefused() : words.saidApplied()
    case 'undoing':
      return words.saidUndoing()
    case 'undone':
      return campaigns.kept > 0 ? words.saidKept() : words.saidUndone()
    case 'failed':
      return words.saidFailed()
  }
}
