import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { Audience } from '@tessera/contracts/entities/audience'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Link } from '@tessera/module/react'
import { type ReactElement, useState } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import panels from '../../kit/panels/panels.module.css'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { useAudienceText } from '../audience/audience-text.ts'
import styles from '../audience/audiences.module.css'
import { useAudiences } from '../audience/use-audiences.ts'
import { words } from '../audience/words.ts'
import { ListDialog } from '../customer-list/list-dialog.tsx'
import { AudienceActs } from './audience-acts.tsx'
import { CreateAudience } from './create-audience.tsx'

interface UsesProps {
  readonly advertiserId: AdvertiserId
  readonly audience: Audience
}

function Uses({ advertiserId, audience }: UsesProps): ReactElement {
  if (audience.used_by.length === 0) return <>{words.nothingUses()}</>
  return (
    <span className={styles.cell}>
      {audience.used_by.map((use) =>
        use.kind === 'ad-group' ? (
          <Link
            key={use.ad_group_id}
            className={styles.link}
            to={advertiserUrl('adGroups', {
              advertiserId,
              query: { campaign_id: use.campaign_id },
            })}
          >
            <bdi>{words.adGroup({ name: use.name })}</bdi>
          </Link>
        ) : (
          <bdi key={use.audience_id}>{words.lookalikeOf({ name: use.name })}</bdi>
        ),
      )}
    </span>
  )
}

interface TableProps {
  readonly account: Advertiser
  readonly audiences: readonly Audience[]
  readonly onList: (audience: Audience) => void
}

function AudienceTable({ account, audiences, onList }: TableProps): ReactElement {
  const { moment } = useMoney(account.currency)
  const { ruleText, sizeText } = useAudienceText(audiences)
  return (
    <DataTable
      label={words.list()}
      rows={audiences}
      keyOf={({ id }) => id}
      columns={[
        { head: words.name(), cell: ({ name }) => <bdi className={styles.strong}>{name}</bdi> },
        { head: words.kind(), cell: ({ rule }) => <bdi>{ruleText(rule)}</bdi> },
        {
          head: words.size(),
          cell: (audience) => {
            const { text, why } = sizeText(audience)
            return (
              <span className={styles.cell}>
                {text}
                {why === null ? null : <span className={panels.note}>{why}</span>}
              </span>
            )
          },
        },
        {
          head: words.usedBy(),
          cell: (audience) => <Uses advertiserId={account.id} audience={audience} />,
        },
        {
          head: words.counted(),
          cell: ({ refreshed_at: at }) => (at === null ? words.never() : moment(at)),
        },
        {
          head: words.acts(),
          cell: (audience) => (
            <AudienceActs
              advertiserId={account.id}
              audience={audience}
              onList={() => onList(audience)}
            />
          ),
        },
      ]}
    />
  )
}

/** The audiences of an ad account, which are created, changed and deleted here. */
export default function Audiences({ account }: { readonly account: Advertiser }): ReactElement {
  const query = useAudiences(account.id)
  const [open, setOpen] = useState<Pick<Audience, 'id' | 'name'> | null>(null)
  return (
    <div className={panels.parts}>
      <p className={panels.text}>{words.lead({ floor: limits.audienceFloor })}</p>
      <Report query={query}>
        {(audiences) => (
          <div className={panels.parts}>
            {audiences.length === 0 ? (
              <Nothing>{words.none()}</Nothing>
            ) : (
              <AudienceTable account={account} audiences={audiences} onList={setOpen} />
            )}
            <CreateAudience
              account={account}
              audiences={audiences}
              onCreated={(audience) => {
                if (audience.rule.kind === 'list') setOpen(audience)
              }}
            />
          </div>
        )}
      </Report>
      {open === null ? null : (
        <ListDialog advertiserId={account.id} audience={open} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
