import { bind, type Draft, defineCommand } from '@tessera/cache'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { splitBudget } from '@tessera/contracts/calls/budget-split'
import {
  campaignTrees,
  type EditResult,
  editCampaigns,
} from '@tessera/contracts/calls/campaign-edits'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import { listRecommendations } from '@tessera/contracts/calls/recommendations'
import { planningWords as words } from './words.ts'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({
    of: [listRecommendations, splitBudget, listCampaigns, campaignTrees, adReport],
    ask: 'now',
  })

const faultOf = (results: readonly EditResult[]) =>
  results.flatMap(({ faults }) => faults.map(({ message }) => message))[0]

/** Follows a proposal by editing campaigns; Undo takes it back. */
export const followCommand = defineCommand(editCampaigns, {
  name: 'follow-proposal',
  confirm: again,
  undo: (results, { advertiser_id }) => {
    const campaigns = results.flatMap(({ undo }) => undo ?? [])
    return campaigns.length === 0 ? undefined : bind(takeBackCommand, { advertiser_id, campaigns })
  },
  say: {
    done: (results) => {
      const why = faultOf(results)
      return why === undefined
        ? words.changed()
        : { text: words.unchanged({ why }), tone: 'bad' as const }
    },
  },
})

const takeBackCommand = defineCommand(editCampaigns, {
  name: 'take-back-proposal',
  confirm: again,
  say: {
    done: (results) => {
      const why = faultOf(results)
      return why === undefined
        ? words.undone()
        : { text: words.unchanged({ why }), tone: 'bad' as const }
    },
  },
})
