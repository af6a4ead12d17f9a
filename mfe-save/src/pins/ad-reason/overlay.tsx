import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getAdReason } from '@tessera/contracts/calls/ad-preferences'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { adReasonRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import type { OverlayProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { hideAds, showAds } from './hide-advertiser.ts'
import styles from './overlay.module.css'
import { type AdReason, reasonLines } from './reasons.ts'
import { words } from './words.ts'

function Reasons({ reason }: { readonly reason: AdReason }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { name } = reason
  const lines = reasonLines(reason, locale)
  return (
    <div className={styles.why}>
      <p className={styles.lead}>{words.lead({ name })}</p>
      {lines.length === 0 ? (
        <p>{words.everybody({ name })}</p>
      ) : (
        <>
          <p>{words.reasons({ name })}</p>
          <ul className={styles.reasons}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {reason.is_personalized ? null : <p className={styles.note}>{words.notPersonal()}</p>}
      <p className={styles.note}>{words.notTold({ name })}</p>
    </div>
  )
}

interface ActsProps {
  readonly reason: AdReason
  readonly pinId: string
  readonly close: () => void
}

function Acts({ reason, pinId, close }: ActsProps): ReactElement {
  const shell = useShell()
  const viewer = useViewer()
  const hiding = useCommand(hideAds)
  const showing = useCommand(showAds)
  const { name, advertiser_id: advertiserId } = reason
  const hide = () =>
    shell.whenMember({ source: 'homePage' }, () => {
      void hiding.run({ advertiserId, name, pinId })
      close()
    })
  return (
    <div className={styles.acts}>
      {reason.is_hidden ? (
        <>
          <p role="status">{words.isHidden({ name })}</p>
          <Button full busy={showing.busy} onClick={() => void showing.run({ advertiserId, name })}>
            {words.show()}
          </Button>
        </>
      ) : (
        <Button full busy={hiding.busy} onClick={hide}>
          {words.hide({ name })}
        </Button>
      )}
      {viewer === null ? null : (
        <Button
          full
          onClick={() => {
            close()
            shell.navigate(paths.privacySettings.to())
          }}
        >
          {words.settings()}
        </Button>
      )}
      <Button kind="primary" full onClick={close}>
        {words.done()}
      </Button>
    </div>
  )
}

/** Says why an ad is shown, and offers to hide the ads of its business. */
export default function WhyThisAd({
  input: { pinId, token },
  close,
}: OverlayProps<PayloadOf<typeof adReasonRequested>>): ReactElement {
  const { client } = useShell()
  const query = useQuery(queryOptions(client, getAdReason, { token }))
  return (
    <Modal title={words.title()} width={480} onClose={close}>
      <QueryRegion
        query={query}
        failed={words.failed()}
        waiting={
          <div role="status" aria-label={words.loading()}>
            <Skeleton height={160} radius="var(--r-m)" />
          </div>
        }
      >
        {(reason) => (
          <div className={styles.body}>
            <Reasons reason={reason} />
            <Acts reason={reason} pinId={pinId} close={close} />
          </div>
        )}
      </QueryRegion>
    </Modal>
  )
}
