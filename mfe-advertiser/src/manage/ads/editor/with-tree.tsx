import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement, ReactNode } from 'react'
import { Report } from '../../../kit/tables/report.tsx'
import type { BodyProps } from '../frame/body-props.ts'
import { campaignIn, useTree } from '../frame/use-trees.ts'
import { words } from '../frame/words.ts'

function Missing({ account, text }: { readonly account: Advertiser; readonly text: string }) {
  const { navigate } = useShell()
  const to = advertiserUrl('campaignMode', { advertiserId: account.id })
  return (
    <EmptyState
      title={words.chooseTitle()}
      action={
        <Button kind="primary" href={to} onNavigate={(href) => navigate(href)}>
          {words.toCampaigns()}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}

interface WithTreeProps extends BodyProps {
  readonly children: (tree: CampaignTree) => ReactNode
}

/** Loads the campaign of the address; without one it leads to the list. */
export function WithTree({ account, query, children }: WithTreeProps): ReactElement {
  const id = campaignIn(query)
  const loaded = useTree(account, id)
  if (id === undefined) return <Missing account={account} text={words.chooseFirst()} />
  return (
    <Report query={loaded}>
      {([tree]) =>
        tree === undefined ? <Missing account={account} text={words.gone()} /> : children(tree)
      }
    </Report>
  )
}
