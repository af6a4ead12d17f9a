import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { confirmationRequested } from '@tessera/contracts/events/requests'
import { measures, siteTypes } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import type { OverlayProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { FollowButton } from '@tessera/pins/follow-button'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { savedText } from '../one-save/saving.ts'
import { ConfirmedMedia } from './confirmed-media.tsx'
import styles from './overlay.module.css'
import { isPromotable } from './promotable.ts'
import { words } from './words.ts'

type Confirmed = PayloadOf<typeof confirmationRequested>

/** Offers the next steps: send, view, or promote the pin. */
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

/**
 * Asks to follow the owner of the site that the pin links to, unless the viewer owns or follows it.
 */
function FollowPrompt({ pin }: { readonly pin: PinDetails }): ReactElement | null {
  const viewer = useViewer()
  const official = pin.link_domain?.official_user ?? null
  // The prompt stays after a press, so that its result is visible.
  const [asked] = useState(viewer !== null && official !== null && !official.followed_by_me)
  if (!asked || official === null || official.id === viewer?.id) return null
  const name = official.full_name
  return (
    <div className={styles.follow}>
      <Avatar
        id={official.id}
        name={name}
        picture={official.image_medium_url ?? undefined}
        size={48}
        decorative
      />
      <p>{words.follow({ name })}</p>
      <FollowButton user={official} size="small" kind="primary" />
    </div>
  )
}

/** Confirms a save of a new pin: the pin, its board, and the next steps. */
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
