import type { AdRuleFields } from '@tessera/contracts/ads/ad-rule'
import { CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { ruleText } from './sentence.ts'

const writing = {
  locale: 'en',
  money: (micro: number) => `€${micro / 1_000_000}`,
  count: String,
  metric: (name: string, value: number) =>
    name.endsWith('rate') ? `${value * 100}%` : `€${value / 1_000_000}`,
}
const rule: AdRuleFields = {
  name: 'Dear',
  level: 'ad',
  campaign_ids: [],
  every_days: 1,
  minimum: null,
  conditions: [
    { metric: 'spend', days: 'last-7', is: 'over', value: 20_000_000 },
    { metric: 'cost_per_click', days: 'today', is: 'over', value: 1_000_000 },
  ],
  action: { kind: 'pause', resumes: false },
  from_hour: 0,
  to_hour: 24,
  recipients: [],
  is_on: true,
}

test.each<readonly [Partial<AdRuleFields>, string]>([
  [
    {},
    'Pause an ad when it has spend over €20 in the last 7 days and a cost per click over €1 today. It looks at all campaigns.',
  ],
  [
    {
      level: 'campaign',
      minimum: { figure: 'clicks', count: 100 },
      from_hour: 9,
      to_hour: 17,
      conditions: [{ metric: 'click_rate', days: 'yesterday', is: 'under', value: 10_000 }],
      action: { kind: 'raise', by: 'percent', value: 10, limit_micro: 50_000_000 },
      campaign_ids: [z.parse(CampaignId, '7')],
    },
    'Raise the daily budget of a campaign by 10%, to €50 at most, when it has a click rate under 1% yesterday. It waits for at least 100 clicks. Campaigns that it looks at: 1. It acts from 9:00 AM to 5:00 PM.',
  ],
  [
    { action: { kind: 'pause', resumes: true }, conditions: rule.conditions.slice(0, 1) },
    'Pause an ad when it has spend over €20 in the last 7 days. It resumes what it paused once that no longer applies. It looks at all campaigns.',
  ],
])('a rule reads back in plain words: %j', (part, text) => {
  const read = ruleText({ ...rule, ...part }, writing)
  expect(read.replace(/\s/g, ' ')).toBe(text)
})
