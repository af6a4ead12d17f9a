import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { shareRequested } from '@tessera/contracts/events/requests'
import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import type { OverlayProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { pinName } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useRef, useState } from 'react'
import styles from './overlay.module.css'
import { words } from './words.ts'

/** Returns the full URL of a pin. */
const shareLink = (pinId: PinId, origin: string): string =>
  new URL(paths.pin.to({ pinId }), origin).href

/** Copies a text; returns false when the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** True when the device has its own share sheet. */
const canShare = (): boolean => typeof navigator.share === 'function'

/** Opens the device's own sheet; somebody who closes it has done nothing wrong. */
async function shareNatively(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch {
    // Closed, or not allowed: the link is there to be copied.
  }
}

function Preview({ pin }: { readonly pin: PinDetails }): ReactElement {
  const { url, width, height } = pin.images['236x']
  return (
    <div className={styles.preview}>
      <img
        className={styles.picture}
        style={{ backgroundColor: pin.dominant_color }}
        src={url}
        width={width}
        height={height}
        alt=""
      />
      <p className={styles.name}>{pinName(pin)}</p>
    </div>
  )
}

/** Copies a link; if the browser refuses, the link is selected for the person to copy. */
function useCopying(link: string) {
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'ready' | 'copied' | 'by-hand'>('ready')
  async function copy(): Promise<void> {
    const copied = await copyText(link)
    setState(copied ? 'copied' : 'by-hand')
    if (copied) return
    field.current?.focus()
    field.current?.select()
  }
  return { field, state, copy }
}

/** Shows a pin to somebody else: its link to copy, or the device's own sheet. */
export default function SharePin({
  input: { pinId },
  close,
}: OverlayProps<PayloadOf<typeof shareRequested>>) {
  const { client } = useShell()
  const { data: pin } = useQuery(queryOptions(client, getPin, { id: pinId }))
  const link = shareLink(pinId, location.origin)
  const { field, state, copy } = useCopying(link)
  return (
    <Modal title={words.title()} width={440} onClose={close}>
      {pin === undefined ? <div className={styles.preview} /> : <Preview pin={pin} />}
      <div className={styles.ways}>
        <TextField
          ref={field}
          label={words.link()}
          readOnly
          value={link}
          {...(state === 'by-hand' ? { hint: words.copyByHand() } : {})}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button kind="primary" full data-autofocus onClick={() => void copy()}>
          {state === 'copied' ? <Icon shape={icons.check} size={20} /> : null}
          {state === 'copied' ? words.copied() : words.copy()}
        </Button>
        <p role="status" className={styles.said}>
          {state === 'copied' ? words.copied() : ''}
        </p>
        {canShare() ? (
          <Button
            full
            onClick={() =>
              void shareNatively({
                url: link,
                ...(pin === undefined ? {} : { title: pinName(pin) }),
              })
            }
          >
            <Icon shape={icons.share} size={20} />
            {words.others()}
          </Button>
        ) : null}
      </div>
    </Modal>
  )
}
