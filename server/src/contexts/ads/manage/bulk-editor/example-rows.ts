import { promoteConstants } from '@tessera/contracts/ads/countries'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { plainAmount } from '@tessera/contracts/ads/plain-number'
import { dayAfter } from '@tessera/contracts/calendar-days'
import type { PinId } from '@tessera/contracts/ids'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { writtenId } from './reading/written-cells.ts'
import { cellsOfRow, type Decimal } from './template-rows.ts'

/** The facts that the example is made from. */
export interface ExampleFacts {
  readonly account: Pick<AdAccount, 'country'>
  readonly today: string
  /** A pin that the account may promote; null while there is none. */
  readonly pinId: PinId | null
  readonly decimal: Decimal
}

/** Days that the campaign of the example runs. */
const days = 30

/** Returns the rows of an example: a new campaign with an ad group and an ad. It is paused, and costs nothing. */
export function exampleRows({ account, today, pinId, decimal }: ExampleFacts) {
  const { recommendedDaily } = promoteConstants(account.country)
  const amount = (units: number) => plainAmount(units * microPerUnit).replace('.', decimal)
  const campaign_id = 'new:spring'
  const ids = { campaign_id, ad_group_id: 'new:living-room' }
  return [
    cellsOfRow({
      level: 'campaign',
      campaign_id,
      name: 'Spring',
      state: 'paused',
      objective: 'CONSIDERATION',
      daily_budget: amount(recommendedDaily),
      total_budget: amount(recommendedDaily * days),
      is_flexible: 'yes',
      first_day: dayAfter(today, 1),
      last_day: dayAfter(today, days),
    }),
    cellsOfRow({
      level: 'ad-group',
      ...ids,
      name: 'Living room',
      state: 'active',
      countries: account.country,
      ages: '25-34, 35-44',
      genders: 'female, male, unknown',
      interests: 'home-decor, diy',
      is_automatic: 'yes',
    }),
    cellsOfRow({
      level: 'ad',
      ...ids,
      ad_id: 'new:lamp',
      state: 'active',
      ...(pinId === null ? {} : { pin_id: writtenId('pin_id', pinId) }),
    }),
  ]
}
