import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './ads.module.css'
import { words } from './words.ts'

type Tree = Pick<CampaignTree, 'campaign_id' | 'state' | 'name' | 'made_with'>

/** Returns where a campaign is edited: by the form that it was made with. */
export function editorUrl(tree: Tree, { id: advertiserId }: Advertiser): string {
  const query = { campaign_id: tree.campaign_id }
  if (tree.state === 'draft') return advertiserUrl('adsEditDraft', { advertiserId, query })
  return tree.made_with === 'automated'
    ? advertiserUrl('automatedAdsEdit', { advertiserId, query })
    : advertiserUrl('adsEdit', { advertiserId, query })
}

type LinkName = 'edit' | 'duplicate' | 'insights' | 'report' | 'history'

function urlOf(name: LinkName, tree: Tree, account: Advertiser): string {
  const advertiserId = account.id
  const query = { campaign_id: tree.campaign_id }
  switch (name) {
    case 'edit':
      return editorUrl(tree, account)
    case 'duplicate':
      return advertiserUrl('adsDuplicate', { advertiserId, query })
    case 'insights':
      return advertiserUrl('campaignInsights', {
        advertiserId,
        params: { campaignId: tree.campaign_id },
      })
    case 'report':
      return advertiserUrl('adGroups', { advertiserId, query })
    case 'history':
      return advertiserUrl('history', { advertiserId, query })
  }
}

interface CampaignLinksProps {
  readonly account: Advertiser
  readonly tree: Tree
  readonly only: readonly LinkName[]
}

const label: Readonly<Record<LinkName, () => string>> = {
  edit: words.editShort,
  duplicate: words.duplicateShort,
  insights: words.insights,
  report: words.report,
  history: words.history,
}

/** Links to what there is about a campaign. */
export function CampaignLinks({ account, tree, only }: CampaignLinksProps): ReactElement {
  const { navigate } = useShell()
  return (
    <div className={styles.acts}>
      {only.map((name) => (
        <Button
          key={name}
          size="small"
          href={urlOf(name, tree, account)}
          onNavigate={(to) => navigate(to)}
        >
          {label[name]()}
        </Button>
      ))}
    </div>
  )
}
