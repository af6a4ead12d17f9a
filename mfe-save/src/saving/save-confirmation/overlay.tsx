import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { confirmationRequested } from '@tessera/contracts/events/requests'
import { measures, siteTypes } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import type { OverlayProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { savedText } from '../one-save/say.ts'
import { ConfirmedMedia } from './confirmed-media.tsx'
import { FollowPrompt } from './follow-prompt.tsx'
import styles from './overlay.module.css'
import { isPromotable } from './promotable.ts'
import { words } from './words.ts'

type Confirmed = PayloadOf<typeof confirmationRequested>

/** What can be done next: sent to somebody, looked at, or promoted by whoever may. */
function Next({ pinId, close }: Pick<Confirmed, 'pinId'> & { close: () => void }): ReactElement {
  const { navigate, $experiments } = useShell()
  const experiments = useStore($experiments)
  const viewer = useViewer()
  const [promotable] = useState(() =>
    isPromotable(viewer, { site: siteTypes.www, now: Date.now(), experiments }),
  )
  const isGrey = promotable || viewer?.is_partner === true
  const go = (href: string) => {
    close()
    navigate(href)
  }
  return (
    <div className={styles.next}>
      {promotable ? null : (
        <Button href={paths.pin.to({ pinId }, { share: 'true' })} onNavigate={go}>
          {words.send()}
        </Button>
      )}
      <Button
        kind={isGrey ? 'quiet' : 'primary'}
        href={paths.pin.to({ pinId })}
        onNavigate={go}
        data-autofocus
      >
        {words.seeItNow()}
      </Button>
      {promotable ? (
        <Button kind="primary" href={paths.quickPromote.to({ pinId })} onNavigate={go}>
          {words.promote()}
        </Button>
      ) : null}
    </div>
  )
}

/** Confirms that a pin is saved where it is new to be: what it is, where, and what can be done next. */
export default function SaveConfirmation({
  input: { pinId, board, section, pictures },
  close,
}: OverlayProps<Confirmed>) {
  const { client } = useShell()
  const {
    data: pin,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOptions(client, getPin, { id: pinId }))
  return (
    <Modal title={savedText({ board, section })} width={measures.saveDialogMin} onClose={close}>
      <div className={styles.confirmed}>
        {error !== null && pin === undefined ? (
          <ErrorRegion title={words.failed()} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorRegion>
        ) : (
          <ConfirmedMedia pin={pin} pictures={pictures} />
        )}
        <Next pinId={pinId} close={close} />
        {pin === undefined ? null : <FollowPrompt pin={pin} />}
      </div>
    </Modal>
  )
}
