import { useCommand } from '@tessera/cache/react'
import {
  type CampaignFields,
  type CampaignTree,
  campaignTrees,
} from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { isSame } from '../draft/edit-of-draft.ts'
import { changeCommand } from '../frame/commands.ts'

/** Changes one field of a campaign; what it was when it was shown has to be there still. */
export function useChange({ id: advertiser_id }: Advertiser, tree: CampaignTree) {
  const { queries } = useShell()
  const command = useCommand(changeCommand)
  const [isOvertaken, setOvertaken] = useState(false)
  const [fault, setFault] = useState<string>()
  const change = async (fields: CampaignFields): Promise<boolean> => {
    setFault(undefined)
    const expected = Object.fromEntries(
      Object.keys(fields).map((name) => [name, Reflect.get(tree, name)]),
    )
    if (isSame(fields, expected)) return true
    const { campaign_id } = tree
    const campaigns = [{ campaign_id, fields, expected }]
    const outcome = await command.run({ advertiser_id, campaigns })
    if (outcome.state !== 'done') return false
    const found = outcome.answer[0]?.faults[0]
    setFault(found?.message)
    setOvertaken(found?.code === 'campaign-changed')
    if (found?.code === 'campaign-changed')
      await queries.invalidateQueries({ queryKey: [campaignTrees.name] })
    return found === undefined
  }
  return { change, busy: command.busy, fault: command.formRefusal ?? fault, isOvertaken }
}
