import { useInfiniteQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { listOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { type CampaignTree, campaignTrees } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { type ReactElement, useState } from 'react'
import { useMoney } from '../../../kit/money/use-money.ts'
import { DataTable } from '../../../kit/tables/data-table.tsx'
import { Report } from '../../../kit/tables/report.tsx'
import { useAfterSave } from '../editor/after-save.ts'
import styles from '../frame/ads.module.css'
import { editCommand } from '../frame/commands.ts'
import { words } from '../frame/words.ts'
import { RemoveDraft } from './remove-draft.tsx'
import { adsCounted, draftWords, groupsCounted } from './words.ts'

interface OfTree {
  readonly account: Advertiser
  readonly tree: CampaignTree
}

const draftUrl = ({ account, tree }: OfTree): string =>
  advertiserUrl('adsEditDraft', {
    advertiserId: account.id,
    query: { campaign_id: tree.campaign_id },
  })

const adsOf = ({ ad_groups }: CampaignTree) =>
  ad_groups.flatMap(({ ads }) => ads).filter(({ state }) => state !== 'archived')

function DraftActs({ account, tree }: OfTree): ReactElement {
  const { navigate } = useShell()
  const command = useCommand(editCommand)
  const afterSave = useAfterSave(account)
  const [fault, setFault] = useState<string>()
  const name = tree.name === '' ? words.untitledCampaign() : tree.name
  const publish = async () => {
    if (adsOf(tree).length === 0) return setFault(draftWords.emptyFault())
    const outcome = await command.run({
      advertiser_id: account.id,
      campaigns: [
        {
          campaign_id: tree.campaign_id,
          fields: { state: 'active' },
          expected: { state: 'draft' },
        },
      ],
    })
    const result = outcome.state === 'done' ? outcome.answer[0] : undefined
    setFault(result?.faults[0]?.message)
    if (result !== undefined && result.faults.length === 0) afterSave(result, 'active')
  }
  const failed = command.formRefusal ?? fault
  return (
    <div className={`${styles.acts} ${styles.rowActs}`}>
      <Button
        size="small"
        href={draftUrl({ account, tree })}
        aria-label={draftWords.openOf({ name })}
        onNavigate={(to) => navigate(to)}
      >
        {draftWords.open()}
      </Button>
      <Button
        size="small"
        kind="ink"
        busy={command.busy}
        aria-label={draftWords.publishOf({ name })}
        onClick={() => void publish()}
      >
        {draftWords.publish()}
      </Button>
      <RemoveDraft account={account} tree={tree} />
      {failed === undefined ? null : (
        <span role="alert" className={styles.fault}>
          {failed}
        </span>
      )}
    </div>
  )
}

function useColumns(account: Advertiser) {
  const { money, dayName } = useMoney(account.currency)
  const locale = useShell().$locale.get()
  return [
    {
      head: words.name(),
      cell: (tree: CampaignTree) => (
        <Link to={draftUrl({ account, tree })}>
          <bdi>{tree.name === '' ? words.untitledCampaign() : tree.name}</bdi>
        </Link>
      ),
    },
    {
      head: draftWords.budget(),
      isNumber: true,
      cell: (tree: CampaignTree) => <bdi>{money(tree.daily_budget_micro)}</bdi>,
    },
    {
      head: draftWords.days(),
      cell: ({ first_day, last_day }: CampaignTree) =>
        last_day === null
          ? draftWords.from({ from: dayName(first_day) })
          : draftWords.until({ from: dayName(first_day), to: dayName(last_day) }),
    },
    {
      head: draftWords.inside(),
      cell: (tree: CampaignTree) =>
        draftWords.ads({
          ads: plural(adsOf(tree).length, adsCounted, locale),
          groups: plural(tree.ad_groups.length, groupsCounted, locale),
        }),
    },
    {
      head: draftWords.acts(),
      cell: (tree: CampaignTree) => <DraftActs account={account} tree={tree} />,
    },
  ]
}

/** The campaigns of an ad account that are not published yet. */
export function DraftList({ account }: { readonly account: Advertiser }): ReactElement {
  const { client, navigate } = useShell()
  const columns = useColumns(account)
  const list = useInfiniteQuery({
    ...listOptions(client, campaignTrees, { advertiser_id: account.id, states: ['draft'] }),
    refetchOnMount: 'always',
  })
  return (
    <Report query={list}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data)
        const to = advertiserUrl('adsCreate', { advertiserId: account.id })
        if (rows.length === 0)
          return (
            <EmptyState
              action={
                <Button kind="primary" href={to} onNavigate={(href) => navigate(href)}>
                  {draftWords.create()}
                </Button>
              }
            >
              {draftWords.none()}
            </EmptyState>
          )
        return (
          <>
            <DataTable
              label={draftWords.title()}
              columns={columns}
              rows={rows}
              keyOf={({ campaign_id }) => campaign_id}
            />
            <ShowMore list={list} />
          </>
        )
      }}
    </Report>
  )
}
