import { useStore } from '@nanostores/react'
import type { CreatorCard as Card } from '@tessera/contracts/entities/creator-card'
import { limits } from '@tessera/contracts/limits'
import { Link, useShell } from '@tessera/module/react'
import { FollowButton } from '@tessera/pins/follow-button'
import { VerifiedMark } from '@tessera/pins/verified-mark'
import { Avatar } from '@tessera/ui/avatar'
import type { ReactElement } from 'react'
import { shorten } from '../live-text/shorten.ts'
import styles from './creator-card.module.css'
import { followerText } from './follower-text.ts'
import { sponsorshipLine } from './sponsorship-line.ts'
import { words } from './words.ts'

function Sponsor({ card }: { readonly card: Card }): ReactElement | null {
  const line = sponsorshipLine(card)
  if (line === undefined) return null
  const name = <bdi>{shorten(line.name, limits.creatorNameMax)}</bdi>
  return (
    <p className={styles.sponsor}>
      {line.words} {line.to === undefined ? name : <Link to={line.to}>{name}</Link>}
    </p>
  )
}

/** The creator of a pin, with their followers and the pin's sponsor. */
export function CreatorCard({ card }: { readonly card: Card }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { id, full_name: name } = card
  const person = { ...card, image_medium_url: card.image_url }
  return (
    <section aria-label={words.creator()} className={styles.card}>
      <div className={styles.creator}>
        <Link to={card.profile_url} className={styles.creatorLink} title={name}>
          <Avatar id={id} name={name} picture={card.image_url ?? undefined} size={48} decorative />
          <span className={styles.creatorWords}>
            <span className={styles.creatorName}>
              <bdi>{shorten(name, limits.creatorNameMax)}</bdi>{' '}
              <VerifiedMark user={card} size={12} />
            </span>
            <span className={styles.followers}>{followerText(card.follower_count, locale)}</span>
          </span>
        </Link>
        <FollowButton user={person} size="small" />
      </div>
      <Sponsor card={card} />
    </section>
  )
}
