import { adSiteBillingUrl, advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId, PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import styles from '../../kit/ad-fields/ad-fields.module.css'
import type { State } from './flow.ts'
import { words } from './words.ts'

/** Says why a promotion failed; nothing in the form is lost. */
export function ErrorModal(props: {
  readonly text: string
  readonly onClose: () => void
}): ReactElement {
  return (
    <Modal title={words.errorTitle()} onClose={props.onClose}>
      <div className={styles.stack}>
        <p role="alert">
          {props.text} {words.errorNext()}
        </p>
        <div className={styles.foot}>
          <Button kind="ink" data-autofocus onClick={props.onClose}>
            {words.backToForm()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

function whatFollows({ facts, created }: State, isSoldOut: boolean): string {
  if (!facts.hasBusiness) return words.successBusiness()
  if (!facts.hasBilling) return words.successBilling()
  if (created?.isWaiting) return words.successWaits()
  return isSoldOut ? words.successSoldOut() : words.successRuns()
}

interface SuccessModalProps {
  readonly state: State
  readonly pinId: PinId
  readonly isSoldOut: boolean
  readonly advertiserId: AdvertiserId
  readonly onBusiness: () => void
  readonly onClose: () => void
}

/** Says what became of the promotion, and what is missing before it runs. */
export function SuccessModal({
  state,
  pinId,
  isSoldOut,
  advertiserId,
  onBusiness,
  onClose,
}: SuccessModalProps): ReactElement {
  const { navigate } = useShell()
  return (
    <Modal title={words.successTitle()} onClose={onClose}>
      <div className={styles.stack}>
        <p role="status">{whatFollows(state, isSoldOut)}</p>
        <div className={styles.foot}>
          {state.facts.hasBusiness ? null : (
            <Button kind="primary" data-autofocus onClick={onBusiness}>
              {words.addBusiness()}
            </Button>
          )}
          <Button
            kind={state.facts.hasBusiness ? 'primary' : 'quiet'}
            href={paths.pin.to({ pinId })}
            onNavigate={(to) => navigate(to)}
          >
            {words.seePin()}
          </Button>
          {state.created === null || state.facts.hasBilling ? null : (
            <Button
              href={adSiteBillingUrl(advertiserId, state.created.campaignId)}
              onNavigate={(to) => navigate(to)}
            >
              {words.setUpBilling()}
            </Button>
          )}
          {state.created === null ? null : (
            <Button
              href={advertiserUrl('adsEdit', {
                advertiserId,
                query: { campaign_id: state.created.campaignId },
              })}
              onNavigate={(to) => navigate(to)}
            >
              {words.editCampaign()}
            </Button>
          )}
          <Button href={paths.advertiser.to()} onNavigate={(to) => navigate(to)}>
            {words.seeCampaigns()}
          </Button>
          <Button onClick={onClose}>{words.done()}</Button>
        </div>
      </div>
    </Modal>
  )
}
