import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { adReport, adReportDays } from '@tessera/contracts/calls/ad-reports'
import { type Campaign, listCampaigns, updateCampaign } from '@tessera/contracts/calls/campaigns'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Menu, type MenuItem } from '@tessera/ui/menu'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import styles from './campaigns.module.css'
import { actionsOn, type CampaignRun } from './standing.ts'
import { words } from './words.ts'

const change = defineCommand(updateCampaign, {
  name: 'change-campaign',
  key: ({ campaign_id: id }) => id,
  confirm: (_, __, draft) =>
    draft.lists({ of: [listCampaigns, adReport, adReportDays], ask: 'now' }),
})

interface CampaignActsProps {
  readonly campaign: CampaignRun & Pick<Campaign, 'id' | 'name'>
  readonly advertiserId: AdvertiserId
  /** The address of its insights, with the days that they are about. */
  readonly insights: string
}

/** Returns the pages about a campaign, as items of its menu. */
function usePages({ campaign, advertiserId, insights }: CampaignActsProps): readonly MenuItem[] {
  const { navigate } = useShell()
  const about = { advertiserId, query: { campaign_id: campaign.id } }
  const edit = advertiserUrl(campaign.state === 'draft' ? 'adsEditDraft' : 'adsEdit', about)
  return [
    { id: 'insights', label: words.insights(), onSelect: () => navigate(insights) },
    { id: 'edit', label: words.edit(), onSelect: () => navigate(edit) },
    {
      id: 'duplicate',
      label: words.duplicate(),
      onSelect: () => navigate(advertiserUrl('adsDuplicate', about)),
    },
  ]
}

/** Pauses, resumes or ends a campaign, and leads to its pages; ending asks first, as it can't be undone. */
export function CampaignActs(props: CampaignActsProps): ReactElement {
  const { campaign, advertiserId } = props
  const [isEnding, setIsEnding] = useState(false)
  const command = useCommand(change)
  const pages = usePages(props)
  const name = campaign.name === '' ? words.untold() : campaign.name
  const [toggle] = actionsOn(campaign, Date.now())
  const run = (action: 'pause' | 'resume' | 'end') =>
    command.run({ advertiser_id: advertiserId, campaign_id: campaign.id, action })
  const isPaused = toggle === 'resume'
  return (
    <span className={styles.acts}>
      {toggle === undefined ? null : (
        <Button
          size="small"
          busy={command.busy}
          aria-label={isPaused ? words.resumeOf({ name }) : words.pauseOf({ name })}
          onClick={() => void run(isPaused ? 'resume' : 'pause')}
        >
          {isPaused ? words.resume() : words.pause()}
        </Button>
      )}
      <Menu
        size="small"
        label={words.moreOf({ name })}
        items={[
          ...pages,
          ...(toggle === undefined
            ? []
            : [{ id: 'end', label: words.end(), onSelect: () => setIsEnding(true) }]),
        ]}
      />
      {isEnding ? (
        <Modal title={words.endOf({ name })} width={420} onClose={() => setIsEnding(false)}>
          <div className={styles.question}>
            <p>{words.endWhy()}</p>
            <div className={styles.acts}>
              <Button onClick={() => setIsEnding(false)}>{words.keep()}</Button>
              <Button
                kind="primary"
                busy={command.busy}
                onClick={() => void run('end').then(() => setIsEnding(false))}
              >
                {words.endIt()}
              </Button>
            </div>
          </div>
        </Modal>
      ) : null}
    </span>
  )
}
