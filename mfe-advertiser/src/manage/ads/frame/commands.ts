import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import { adReport, adReportDays } from '@tessera/contracts/calls/ad-reports'
import { campaignTrees, editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import type { InputOf, OutputOf } from '@tessera/contracts/calls/define-call'
import { words } from './words.ts'

type Edits = InputOf<typeof editCampaigns>
type Results = OutputOf<typeof editCampaigns>

const askAgain = (_: Results, { dry_run }: Edits, draft: Draft): void => {
  if (dry_run === true) return
  draft.lists({ of: [campaignTrees, listCampaigns, adReport, adReportDays], ask: 'now' })
}

/** Creates or changes campaigns from a form, which shows what is refused. */
export const editCommand = defineCommand(editCampaigns, {
  name: 'edit-campaigns',
  refusals: 'inline',
  confirm: askAgain,
})

/** Takes back what an edit did. */
const undoCommand: Command<Edits, Results> = defineCommand(editCampaigns, {
  name: 'undo-campaign-edit',
  confirm: askAgain,
  say: { done: ([result]) => result?.faults[0]?.message },
})

/** Changes one field of a campaign in its place; a toast offers to take it back. */
export const changeCommand = defineCommand(editCampaigns, {
  name: 'change-campaign-field',
  refusals: 'inline',
  key: ({ campaigns: [edit] }) => edit?.campaign_id ?? '',
  confirm: askAgain,
  undo: ([result], { advertiser_id }) => {
    const undo = result?.undo ?? null
    return undo === null ? undefined : bind(undoCommand, { advertiser_id, campaigns: [undo] })
  },
  say: {
    done: ([result]) =>
      result === undefined || result.faults.length > 0
        ? undefined
        : words.savedName({ name: result.objects[0]?.name ?? '' }),
  },
})
