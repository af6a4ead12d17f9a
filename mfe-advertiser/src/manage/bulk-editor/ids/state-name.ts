import { CampaignState } from '@tessera/contracts/calls/campaigns'
import { z } from '@tessera/contracts/schema'
import { idWords as words } from '../frame/words.ts'

/** Returns the name of a state of a campaign, an ad group or an ad. */
export function stateName(state: string | null): string {
  const { data } = z.safeParse(CampaignState, state)
  return data === undefined ? '' : words[data]()
}
