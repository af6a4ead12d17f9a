import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { EditResult } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import type { CampaignDraft } from '../draft/campaign-draft.ts'
import { words } from '../frame/words.ts'

/** Says what became of a campaign, and leads to its draft or to the campaigns. */
export function useAfterSave({ id: advertiserId }: Advertiser) {
  const { navigate, toast } = useShell()
  return ({ campaign_id, objects }: EditResult, state: CampaignDraft['state']) => {
    const isDraft = state === 'draft'
    const name = objects.find(({ level }) => level === 'campaign')?.name ?? ''
    toast({ text: isDraft ? words.savedDraft() : words.published({ name }) })
    navigate(
      isDraft
        ? advertiserUrl('adsEditDraft', {
            advertiserId,
            query: { campaign_id: campaign_id ?? undefined },
          })
        : advertiserUrl('campaignMode', { advertiserId }),
    )
  }
}
