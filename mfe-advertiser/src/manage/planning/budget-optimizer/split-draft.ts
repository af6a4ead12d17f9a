import { microOf } from '@tessera/contracts/ads/promote-rules'
import type {
  BudgetSplit,
  SplitCampaign,
  SplitGoal,
  splitBudget,
} from '@tessera/contracts/calls/budget-split'
import type { CampaignEdit } from '@tessera/contracts/calls/campaign-edits'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { amountFault } from '../../../kit/money/amount-fault.ts'
import { optimizerWords as words } from './words.ts'

/** The choices for a campaign; amounts as they were typed, '' for the usual ones. */
export interface ChosenBounds {
  readonly isKept: boolean
  readonly min: string
  readonly max: string
}

/** The choices for a division; '' for the present total. */
export interface SplitDraft {
  readonly goal: SplitGoal
  readonly total: string
  readonly bounds: Readonly<Record<string, ChosenBounds>>
}

export const freshSplit: SplitDraft = { goal: 'clicks', total: '', bounds: {} }

export const usualBounds: ChosenBounds = { isKept: false, min: '', max: '' }

/** Says what is wrong with an amount; an empty one is fine. */
export const amountFaultIn = (text: string, locale: string): string | undefined =>
  text.trim() === '' || microOf(text, locale) !== undefined
    ? undefined
    : amountFault(text, { locale, otherwise: words.amountFault() })

/** Returns what the service is asked. Campaigns are named once something was chosen for one of them. */
export function splitInput(
  { goal, total, bounds }: SplitDraft,
  asked: {
    readonly advertiserId: AdvertiserId
    readonly ids: readonly CampaignId[]
    readonly locale: string
  },
): InputOf<typeof splitBudget> {
  const { advertiserId, ids, locale } = asked
  const read = (text: string) => (text.trim() === '' ? undefined : microOf(text, locale))
  const campaigns = ids.map((id) => {
    const { isKept, min, max } = bounds[id] ?? usualBounds
    const [least, most] = [read(min), read(max)]
    return {
      campaign_id: id,
      is_kept: isKept,
      ...(least === undefined ? {} : { min_micro: least }),
      ...(most === undefined ? {} : { max_micro: most }),
    }
  })
  const micro = read(total)
  return {
    advertiser_id: advertiserId,
    goal,
    ...(micro === undefined ? {} : { total_micro: micro }),
    ...(Object.keys(bounds).length === 0 || campaigns.length === 0 ? {} : { campaigns }),
  }
}

const isMoved = ({ present_micro, proposed_micro }: SplitCampaign): boolean =>
  proposed_micro !== null && proposed_micro !== present_micro

/** Returns the edits that give campaigns their proposed budgets, as long as they have the present ones. */
export const editsOf = ({ campaigns }: BudgetSplit): CampaignEdit[] =>
  campaigns.flatMap((each) =>
    isMoved(each) && each.proposed_micro !== null
      ? [
          {
            campaign_id: each.campaign_id,
            fields: { daily_budget_micro: each.proposed_micro },
            expected: { daily_budget_micro: each.present_micro },
          },
        ]
      : [],
  )
