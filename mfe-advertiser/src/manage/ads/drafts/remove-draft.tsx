import { useCommand } from '@tessera/cache/react'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { Confirm } from '../../../kit/panels/confirm.tsx'
import { keptCampaigns } from '../draft/campaign-draft.ts'
import { editCommand } from '../frame/commands.ts'
import { words } from '../frame/words.ts'
import { draftWords } from './words.ts'

interface RemoveDraftProps {
  readonly account: Advertiser
  readonly tree: CampaignTree
}

/** Deletes a draft, after a question. */
export function RemoveDraft({ account, tree }: RemoveDraftProps): ReactElement {
  const { navigate, toast, $viewer } = useShell()
  const [isAsking, setAsking] = useState(false)
  const command = useCommand(editCommand)
  const [fault, setFault] = useState<string>()
  const name = tree.name === '' ? words.untitledCampaign() : tree.name
  const remove = async () => {
    const { campaign_id, state } = tree
    const fields = { state: 'archived' as const }
    const outcome = await command.run({
      advertiser_id: account.id,
      campaigns: [{ campaign_id, fields, expected: { state } }],
    })
    if (outcome.state !== 'done') return
    const found = outcome.answer[0]?.faults[0]
    setFault(found?.message)
    if (found !== undefined) return
    keptCampaigns($viewer.get()?.id).drop(`${account.id}.${campaign_id}`)
    setAsking(false)
    toast({ text: draftWords.removed({ name }) })
    navigate(advertiserUrl('adsEditDraft', { advertiserId: account.id }))
  }
  return (
    <>
      <Button
        size="small"
        aria-label={draftWords.removeOf({ name })}
        onClick={() => setAsking(true)}
      >
        {draftWords.remove()}
      </Button>
      {isAsking ? (
        <Confirm
          title={draftWords.removeTitle({ name })}
          button={draftWords.remove()}
          busy={command.busy}
          refusal={command.formRefusal ?? fault}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          {draftWords.removeWhy()}
        </Confirm>
      ) : null}
    </>
  )
}
