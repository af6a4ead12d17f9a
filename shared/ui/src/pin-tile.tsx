import type { MouseEvent, ReactElement } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { type PictureHaste, PinPicture } from './pin-picture.tsx'
import styles from './pin-tile.module.css'
import type { PinTileData } from './pin-tile-data.ts'
import { isPlainClick } from './plain-click.ts'
import { useLongPress } from './use-long-press.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { words } from './words.ts'

export type { PinTileData, PinTileImage } from './pin-tile-data.ts'

/** What every tile of one list shares. */
export interface TileActions {
  /** Opens the pin without leaving the page; without it the link is followed. */
  onOpen?: ((pin: PinTileData) => void) | undefined
  /** Without it the tile has no Save button. */
  onSave?: ((pin: PinTileData) => void) | undefined
  /** The board that Save would use, shown beside it. */
  boardName?: string | undefined
  saveLabel?: string | undefined
  savedLabel?: string | undefined
}

interface PinTileProps extends TileActions {
  pin: PinTileData
  /** The picture's `sizes`, for choosing among its sources. */
  sizes?: string
  haste?: PictureHaste
}

function Caption({ pin }: { pin: PinTileData }): ReactElement {
  return (
    <span className={styles.caption}>
      <span className={styles.title}>{pin.title}</span>
      <span className={styles.who}>
        {pin.who}
        {pin.price === undefined ? null : (
          <>
            {' · '}
            <span className={styles.price}>{pin.price}</span>
          </>
        )}
      </span>
    </span>
  )
}

function Actions(props: PinTileProps & { onSave: (pin: PinTileData) => void }): ReactElement {
  const { pin, onSave, boardName, saveLabel = words.save, savedLabel = words.saved } = props
  const saved = pin.savedTo !== undefined
  const label = saved ? savedLabel : saveLabel
  return (
    <div className={styles.actions}>
      <span className={styles.board}>{pin.savedTo ?? boardName}</span>
      <Button
        kind={saved ? 'ink' : 'primary'}
        size="small"
        className={classes(styles.save)}
        aria-label={`${label}: ${pin.title}`}
        onClick={() => onSave(pin)}
      >
        {label}
      </Button>
    </div>
  )
}

/** A pin in a list: its picture, a line of title, a line of who; Save on hover, focus or a long press. */
export function PinTile(props: PinTileProps): ReactElement {
  const { pin, onOpen, onSave, savedLabel = words.saved } = props
  const { sizes = '(max-width: 599px) 50vw, 236px', haste = 'near' } = props
  const { held, handlers } = useLongPress()
  const open = (event: MouseEvent) => {
    if (held) return event.preventDefault()
    if (onOpen === undefined || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(pin)
  }
  return (
    <div className={styles.tile} data-held={held || undefined}>
      <a {...handlers} className={styles.link} href={pin.href} onClick={open} draggable={false}>
        <PinPicture image={pin.image} sizes={sizes} haste={haste} />
        <Caption pin={pin} />
        {pin.savedTo === undefined ? null : <VisuallyHidden>{savedLabel}</VisuallyHidden>}
      </a>
      {pin.savedTo === undefined ? null : (
        <div className={styles.badge}>
          <span className={styles.mark}>
            <Icon name="check" size={18} />
          </span>
        </div>
      )}
      {onSave === undefined ? null : <Actions {...props} onSave={onSave} />}
    </div>
  )
}
