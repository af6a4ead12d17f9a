import type { Pin } from '@tessera/contracts/entities/pin'
import { pinName } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, useId, useRef } from 'react'
import styles from './picture-zoom.module.css'
import { useView } from './use-view.ts'
import type { View } from './view.ts'
import { words } from './words.ts'

interface PictureZoomProps {
  readonly pin: Pin
  readonly close: () => void
}

function Picture(props: {
  readonly pin: Pin
  readonly view: View
  readonly label: string
}): ReactElement {
  const { pin, view, label } = props
  const { orig } = pin.images
  return (
    <img
      className={styles.picture}
      style={{
        translate: `${view.x}px ${view.y}px`,
        scale: view.scale,
        backgroundColor: pin.dominant_color,
        maxInlineSize: `min(100vw, ${orig.width}px)`,
        maxBlockSize: `min(100dvh, ${orig.height}px)`,
      }}
      src={orig.url}
      width={orig.width}
      height={orig.height}
      alt={label}
      draggable={false}
    />
  )
}

function Tools(props: {
  readonly near: boolean
  readonly zoom: (factor: number) => void
}): ReactElement {
  const { near, zoom } = props
  return (
    <div className={styles.tools}>
      <Button
        kind="quiet"
        square
        aria-label={words.farther()}
        disabled={!near}
        onClick={() => zoom(1 / 1.5)}
      >
        <Icon shape={icons.minus} />
      </Button>
      <Button kind="quiet" square aria-label={words.closer()} onClick={() => zoom(1.5)}>
        <Icon shape={icons.plus} />
      </Button>
    </div>
  )
}

/**
 * A pin's picture in its full size, over everything: a press or Enter goes in and comes out, fingers
 * and the wheel zoom, the arrow keys move, Escape closes.
 */
export default function PictureZoom({ pin, close }: PictureZoomProps): ReactElement {
  const stage = useRef<HTMLButtonElement>(null)
  const how = useId()
  const { view, zoom, handlers } = useView(stage, pin.images.orig)
  const near = view.scale > 1
  const label = words.picture({ pin: pinName(pin) })
  return (
    <Modal
      label={label}
      padded={false}
      className={styles.zoom ?? ''}
      closeLabel={words.close()}
      onClose={close}
    >
      <Picture pin={pin} view={view} label={label} />
      <button
        {...handlers}
        ref={stage}
        type="button"
        data-autofocus
        data-on-paper
        data-near={near}
        className={styles.stage}
        aria-label={words.toggle()}
        aria-pressed={near}
        aria-describedby={how}
      />
      <VisuallyHidden>
        <span id={how}>{words.how()}</span>
      </VisuallyHidden>
      <Tools near={near} zoom={zoom} />
    </Modal>
  )
}
