import { useStore } from '@nanostores/react'
import type { UserCard } from '@tessera/contracts/entities/user'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import type { ReactElement, ReactNode } from 'react'
import { LiveText } from '../live-text/live-text.tsx'
import { shorten } from '../live-text/shorten.ts'
import styles from './comments.module.css'
import { relativeTime } from './relative-time.ts'

interface CommentRowProps {
  readonly author: UserCard
  readonly text: string
  /** Shown beside the name: the time, or that the comment is being posted. */
  readonly when: ReactNode
  /** Buttons of the comment. */
  readonly actions?: ReactNode
}

/** Shows how long ago a comment was posted, with the exact time as its title. */
export function Moment({ at }: { readonly at: string }): ReactElement {
  const locale = useStore(useShell().$locale)
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={at} title={exact.format(Date.parse(at))}>
      {relativeTime(at, Date.now(), locale)}
    </time>
  )
}

/** One comment: its author, time and text. */
export function CommentRow({ author, text, when, actions }: CommentRowProps): ReactElement {
  const { id, username, full_name: name, image_medium_url: picture } = author
  return (
    <div className={styles.row}>
      <Avatar id={id} name={name} picture={picture ?? undefined} size={40} decorative />
      <div className={styles.said}>
        <p className={styles.byline}>
          <Link to={paths.profile.to({ username })} className={styles.author} title={name}>
            <bdi>{shorten(name, limits.creatorNameMax)}</bdi>
          </Link>
          <span className={styles.when}>{when}</span>
        </p>
        <LiveText text={text} />
      </div>
      {actions}
    </div>
  )
}
