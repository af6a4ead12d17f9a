import type { ReactElement } from 'react'
import buttons from './button.module.css'
import { classes } from './classes.ts'
import type { PinTileData } from './grid/pin-tile-data.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { pinPicture } from './pin-picture.tsx'
import styles from './pin-tile.module.css'
import acts from './pin-tile-acts.module.css'
import marks from './pin-tile-marks.module.css'
import type { TileOffer } from './tile-offer.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { words } from './words.ts'

export type { PinTileData, PinTileImage } from './grid/pin-tile-data.ts'
export type { TileOffer } from './tile-offer.ts'

const saveClass = classes(buttons.button, buttons.small, buttons.primary, acts.save)
const savedClass = classes(buttons.button, buttons.small, buttons.ink, acts.save)

// Made once, so that React skips what is the same in every tile.
const moreIcon = <Icon shape={icons.more} size={20} />
const chooseIcon = <Icon shape={icons.down} size={18} />
const checkIcon = <Icon shape={icons.check} size={18} />
const savedMark = <span className={marks.mark}>{checkIcon}</span>

interface PinTileProps {
  pin: PinTileData
  offer: TileOffer
  /** The picture's `sizes`, which choose among its sources. */
  sizes: string
  /** Its picture loads before the others. */
  isFirst: boolean
  /** Undefined where pins cannot be selected. */
  selected?: boolean | undefined
  /** 0 for the tile that Tab leads to. Its buttons are reached by keys and by pointing, and are no stops. */
  tabIndex?: 0 | -1
}

// Functions instead of components: scrolling renders thousands of tiles.

function who({ who, price, promoted }: PinTileData): ReactElement {
  const lead = [promoted, who].every(Boolean) ? `${promoted} · ` : promoted
  return (
    <span className={styles.who}>
      <span className={styles.maker}>
        {lead}
        <bdi>{who}</bdi>
      </span>
      {price === undefined ? null : ' · '}
      {price === undefined ? null : <bdi className={styles.price}>{price}</bdi>}
    </span>
  )
}

function whichBoard(board: string, pin: PinTileData, offer: TileOffer): ReactElement {
  if (!offer.choose)
    return (
      <span className={acts.board} dir="auto">
        {board}
      </span>
    )
  return (
    <button
      type="button"
      data-act="choose"
      tabIndex={-1}
      aria-keyshortcuts="B"
      className={acts.choose}
      aria-label={`${board} · ${offer.chooseLabel}: ${pin.title}`}
    >
      <span className={acts.board} dir="auto">
        {board}
      </span>
      {chooseIcon}
    </button>
  )
}

function saving(pin: PinTileData, offer: TileOffer): ReactElement {
  const saved = pin.savedTo !== undefined
  const label = saved ? offer.savedLabel : offer.saveLabel
  const board = pin.savedTo ?? offer.boardName
  return (
    <div className={acts.actions}>
      {board === undefined ? null : whichBoard(board, pin, offer)}
      <button
        type="button"
        data-act="save"
        tabIndex={-1}
        className={saved ? savedClass : saveClass}
        aria-label={`${label}: ${pin.title}`}
        aria-keyshortcuts="S"
      >
        {label}
      </button>
    </div>
  )
}

function more(pin: PinTileData, offer: TileOffer): ReactElement {
  return (
    <button
      type="button"
      data-act="more"
      tabIndex={-1}
      aria-keyshortcuts="."
      className={acts.more}
      aria-label={`${offer.moreLabel}: ${pin.title}`}
      aria-haspopup="menu"
    >
      {moreIcon}
    </button>
  )
}

function selecting(pin: PinTileData, offer: TileOffer, selected: boolean): ReactElement {
  return (
    <button
      type="button"
      data-act="select"
      tabIndex={-1}
      aria-keyshortcuts="Space"
      aria-pressed={selected}
      aria-label={`${offer.selectLabel}: ${pin.title}`}
      className={acts.select}
    >
      {selected ? checkIcon : null}
    </button>
  )
}

/** Says why the picture is blurred, with the button that shows it. */
function covering(pin: PinTileData): ReactElement {
  return (
    <div className={marks.cover}>
      <span aria-hidden="true" className={marks.warning}>
        {words.sensitive()}
      </span>
      <button
        type="button"
        data-act="show"
        tabIndex={-1}
        aria-keyshortcuts="V"
        aria-label={`${words.show()}: ${pin.title}`}
        className={marks.show}
      >
        {words.show()}
      </button>
    </div>
  )
}

/**
 * A pin in a list: its picture, title, maker, and its buttons on hover, focus or long press. It
 * fills its element. The list handles presses, by `data-act`.
 */
export function PinTile(props: PinTileProps): ReactElement {
  const { pin, offer, sizes, isFirst, selected, tabIndex = 0 } = props
  const saved = pin.savedTo !== undefined
  return (
    <>
      <a
        data-act="open"
        className={styles.link}
        href={pin.href}
        draggable={offer.drag}
        tabIndex={tabIndex}
      >
        {pinPicture({ image: pin.image, sizes, isFirst })}
        <span className={styles.caption}>
          <span className={styles.title} dir="auto">
            {pin.title}
          </span>
          {who(pin)}
        </span>
        {pin.duration === undefined ? null : <span className={marks.duration}>{pin.duration}</span>}
        {saved ? <VisuallyHidden>{offer.savedLabel}</VisuallyHidden> : null}
        {pin.covered ? <VisuallyHidden>{words.sensitive()}</VisuallyHidden> : null}
      </a>
      {pin.covered ? covering(pin) : null}
      {offer.save ? saving(pin, offer) : null}
      {offer.select ? selecting(pin, offer, selected ?? false) : null}
      {saved ? savedMark : null}
      {offer.more ? more(pin, offer) : null}
      {pin.watch}
    </>
  )
}
