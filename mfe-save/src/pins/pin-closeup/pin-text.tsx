import { useStore } from '@nanostores/react'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { paths } from '@tessera/contracts/paths'
import { pinProductSlot } from '@tessera/contracts/slots'
import { OutsideLink } from '@tessera/module/outside-link'
import { Link, Slot, useShell } from '@tessera/module/react'
import { loadAdLog, pinName, priceText, saverOf } from '@tessera/pins'
import { PageTitle } from '@tessera/ui/page-title'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { Comments } from '../comments/comments.tsx'
import { linkHost } from '../live-text/link-host.ts'
import { LiveText } from '../live-text/live-text.tsx'
import { shorten } from '../live-text/shorten.ts'
import styles from './closeup.module.css'
import { CreatorCard } from './creator-card.tsx'
import { PinActions } from './pin-actions.tsx'
import { PinNoteBox } from './pin-note-box.tsx'
import { Cutouts } from './pin-parts/cutouts.tsx'
import { TaggedProducts } from './pin-parts/pin-look.tsx'
import { CreatorWaiting } from './text-waiting.tsx'
import { words } from './words.ts'

interface OfPin {
  readonly pin: PinDetails
}

/** Links to the idea's site, or to an ad's destination, by way of the check for outside links. */
function Visit({ pin }: OfPin): ReactElement | null {
  const shell = useShell()
  const token = pin.tracking_params
  const site = pin.link_domain?.name ?? linkHost(pin.link)
  if (pin.link === null || site === undefined) return null
  return (
    <OutsideLink
      url={pin.link}
      pinId={pin.id}
      ad={token}
      className={pin.price === null ? styles.visit : `${styles.visit} ${styles.shop}`}
      onFollow={() => {
        if (token === null) return
        void loadAdLog(shell).then(({ tell }) => tell({ pinId: pin.id, token }, 'click'))
      }}
    >
      <span className={styles.site}>{words.visit({ site: shorten(site) })}</span>
      <VisuallyHidden> {words.opensElsewhere()}</VisuallyHidden>
    </OutsideLink>
  )
}

/** Names the person who saved it, its board, the person it was saved from and the site's owner. */
function Provenance({ pin }: OfPin): ReactElement | null {
  const { board, via_pinner: via } = pin
  const saver = saverOf(pin)
  const owner = pin.link_domain?.official_user ?? null
  if (board === null && via === null && saver === null && owner === null) return null
  return (
    <p className={styles.board}>
      {saver === null ? null : (
        <span>
          {words.savedBy()}{' '}
          <Link to={paths.profile.to({ username: saver.username })} title={saver.full_name}>
            <bdi>{shorten(saver.full_name)}</bdi>
          </Link>
        </span>
      )}
      {board === null ? null : (
        <span>
          {words.onBoard()}{' '}
          <Link to={board.url}>
            <bdi>{board.name}</bdi>
          </Link>
        </span>
      )}
      {via === null ? null : (
        <span>
          {words.via()}{' '}
          <Link to={paths.profile.to({ username: via.username })} title={via.full_name}>
            <bdi>{shorten(via.full_name)}</bdi>
          </Link>
        </span>
      )}
      {owner === null ? null : (
        <span>
          {words.websiteOf()}{' '}
          <Link to={paths.profile.to({ username: owner.username })} title={owner.full_name}>
            <bdi>{shorten(owner.full_name)}</bdi>
          </Link>
        </span>
      )}
    </p>
  )
}

function Price({ pin }: OfPin): ReactElement | null {
  const locale = useStore(useShell().$locale)
  return pin.price === null ? null : (
    <p className={styles.price}>
      <bdi>{priceText(pin.price, locale)}</bdi>
    </p>
  )
}

/** The product of a pin; its price alone, with room for the rest, until the module has loaded. */
function PinProduct({ pin }: OfPin): ReactElement | null {
  if (pin.price === null && !pin.is_product) return null
  return (
    <Slot
      slot={pinProductSlot}
      input={{ pinId: pin.id, link: pin.link, price: pin.price }}
      loading={
        <div className={styles.product}>
          <Price pin={pin} />
        </div>
      }
      absent={<Price pin={pin} />}
    />
  )
}

interface PinTextProps extends OfPin {
  /** False while only the fields of lists are known. */
  readonly whole: boolean
  /** False until the first paint, which comments do not delay. */
  readonly isPainted: boolean
}

/** The text of a pin: actions, title, description, creator, note and comments. */
export function PinText({ pin, whole, isPainted }: PinTextProps): ReactElement {
  const { creator_card: card } = pin
  return (
    <>
      <PinActions pin={pin} />
      <PageTitle className={styles.title ?? ''}>
        <bdi>{pinName(pin)}</bdi>
      </PageTitle>
      <PinProduct pin={pin} />
      {pin.description === '' ? null : <LiveText text={pin.description} />}
      {pin.promoted_by === null ? null : (
        <p className={styles.board}>
          <bdi>{words.promotedBy({ name: shorten(pin.promoted_by) })}</bdi>
        </p>
      )}
      <Visit pin={pin} />
      <TaggedProducts pin={pin} />
      <Cutouts pin={pin} />
      {card === null && !whole ? <CreatorWaiting /> : null}
      {card === null ? null : <CreatorCard card={card} />}
      <Provenance pin={pin} />
      {whole ? <PinNoteBox pin={pin} /> : null}
      {isPainted ? <Comments pin={pin} /> : null}
    </>
  )
}
