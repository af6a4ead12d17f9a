import { useStore } from '@nanostores/react'
import { Link, useShell, useViewer } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Mark } from '@tessera/ui/mark'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { relativeTime } from '../../pins/comments/relative-time.ts'
import { words } from '../words.ts'
import type { NotificationGroup } from './group-notifications.ts'
import { groupPath, groupText, peopleText } from './group-text.ts'
import styles from './list.module.css'

/** Number of people whose pictures one row shows. */
const shown = 3

function People({ people }: Pick<NotificationGroup, 'people'>): ReactElement {
  if (people.length === 0)
    return (
      <span className={styles.mark}>
        <Mark />
      </span>
    )
  return (
    <span className={styles.people} data-many={people.length > 1 || undefined}>
      {people.slice(0, shown).map(({ id, full_name: name, image_medium_url: picture }) => (
        <Avatar
          key={id}
          {...{ id, name }}
          picture={picture ?? undefined}
          size={people.length > 1 ? 32 : 44}
          decorative
        />
      ))}
    </span>
  )
}

/** Sets the names of the people in a sentence apart from the rest. */
function Sentence({ text, people }: { readonly text: string; readonly people: string }) {
  const at = people === '' ? -1 : text.indexOf(people)
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <strong>
        <bdi>{people}</bdi>
      </strong>
      {text.slice(at + people.length)}
    </>
  )
}

/** One row of the notifications: who did what, when, and a picture of it. */
export function GroupRow(props: {
  readonly group: NotificationGroup
  readonly onOpen: (group: NotificationGroup) => void
}): ReactElement {
  const { group, onOpen } = props
  const locale = useStore(useShell().$locale)
  const viewer = useViewer()
  const { created_at: at, subject } = group.latest
  return (
    <li data-unread={group.isSeen ? undefined : ''} className={styles.row}>
      <Link
        to={groupPath(group, viewer?.username ?? '')}
        className={styles.link}
        onClick={() => onOpen(group)}
      >
        <People people={group.people} />
        <span className={styles.text}>
          {group.isSeen ? null : <VisuallyHidden>{words.unread()}: </VisuallyHidden>}
          <Sentence text={groupText(group, locale)} people={peopleText(group, locale)} />
          <time dateTime={at} className={styles.when}>
            {relativeTime(at, Date.now(), locale)}
          </time>
        </span>
        {subject?.type === 'pin' ? (
          <img src={subject.image_url} alt="" width={48} height={48} className={styles.picture} />
        ) : null}
        {group.isSeen ? null : <span aria-hidden="true" className={styles.dot} />}
      </Link>
    </li>
  )
}
