import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { adReport, adReportDays } from '@tessera/contracts/calls/ad-reports'
import { type Campaign, listCampaigns, updateCampaign } from '@tessera/contracts/calls/campaigns'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { Button } from '@tessera/ui/button'
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

/** Pauses, resumes or ends a campaign; ending asks first, as it can't be undone. */
export function CampaignActs({
  campaign,
  advertiserId,
}: {
  readonly campaign: CampaignRun & Pick<Campaign, 'id' | 'name'>
  readonly advertiserId: AdvertiserId
}): ReactElement | null {
  const [isEnding, setIsEnding] = useState(false)
  const command = useCommand(change)
  const name = campaign.name === '' ? words.untold() : campaign.name
  const [toggle] = actionsOn(campaign, Date.now())
  if (toggle === undefined) return null
  const run = (action: 'pause' | 'resume' | 'end') =>
    command.run({ advertiser_id: advertiserId, campaign_id: campaign.id, action })
  const isPaused = toggle === 'resume'
  return (
    <span className={styles.acts}>
      <Button
        size="small"
        busy={command.busy}
        aria-label={isPaused ? words.resumeOf({ name }) : words.pauseOf({ name })}
        onClick={() => void run(isPaused ? 'resume' : 'pause')}
      >
        {isPaused ? words.resume() : words.pause()}
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label={words.endOf({ name })}
        onClick={() => setIsEnding(true)}
      >
        {words.end()}
      </Button>
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
