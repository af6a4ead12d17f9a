import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { campaignTrees } from '@tessera/contracts/calls/campaign-edits'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { EmptyState } from '@tessera/ui/empty-state'
import { type ReactElement, useState } from 'react'
import { Report } from '../../../kit/tables/report.tsx'
import type { BodyProps } from '../frame/body-props.ts'
import styles from './campaign-mode.module.css'
import { CampaignRow } from './campaign-row.tsx'
import { modeWords } from './words.ts'

const shown = ['all', 'active', 'paused', 'archived'] as const
type Shown = (typeof shown)[number]

function CreateButton({ account }: Pick<BodyProps, 'account'>): ReactElement {
  const { navigate } = useShell()
  const to = advertiserUrl('adsCreate', { advertiserId: account.id })
  return (
    <Button kind="primary" href={to} onNavigate={(href) => navigate(href)}>
      {modeWords.create()}
    </Button>
  )
}

/** The campaigns of an ad account, run one by one. */
export default function CampaignMode({ account }: BodyProps): ReactElement {
  const { client } = useShell()
  const [states, setStates] = useState<Shown>('all')
  const [open, setOpen] = useState<{ id: string; field: 'budget' | 'days' } | null>(null)
  const list = useInfiniteQuery({
    ...listOptions(client, campaignTrees, {
      advertiser_id: account.id,
      ...(states === 'all' ? {} : { states: [states] }),
    }),
    refetchOnMount: 'always',
  })
  return (
    <>
      <div className={styles.head}>
        <ChipRow label={modeWords.show()}>
          {shown.map((each) => (
            <Chip key={each} pressed={states === each} onClick={() => setStates(each)}>
              {modeWords[each]()}
            </Chip>
          ))}
        </ChipRow>
        <CreateButton account={account} />
      </div>
      <Report query={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          if (rows.length === 0)
            return (
              <EmptyState>{states === 'all' ? modeWords.noneAtAll() : modeWords.none()}</EmptyState>
            )
          return (
            <>
              <ul className={styles.list}>
                {rows.map((tree) => (
                  <CampaignRow
                    key={tree.campaign_id}
                    account={account}
                    tree={tree}
                    open={open?.id === tree.campaign_id ? open.field : null}
                    onOpen={(field) =>
                      setOpen(field === null ? null : { id: tree.campaign_id, field })
                    }
                  />
                ))}
              </ul>
              <ShowMore list={list} />
            </>
          )
        }}
      </Report>
    </>
  )
}
