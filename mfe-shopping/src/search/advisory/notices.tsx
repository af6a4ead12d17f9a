import { noteAdvisory } from '@tessera/contracts/calls/search'
import type { Advisory, AdvisoryNotice } from '@tessera/contracts/entities/advisory'
import { useShell } from '@tessera/module/react'
import { Fragment, type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { NoticeLink } from './notice-link.tsx'
import styles from './notices.module.css'
import { passagesOf } from './text-runs.ts'

/** Calls `onSeen` once, when the element is more than half visible, or as much as fits. */
function useSeen<Element extends HTMLElement>(onSeen: () => void): RefObject<Element | null> {
  const mark = useRef<Element>(null)
  const latest = useRef(onSeen)
  latest.current = onSeen
  useEffect(() => {
    if (mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { threshold: 0.5 },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return mark
}

interface NoticeProps {
  readonly notice: AdvisoryNotice
  readonly onFollow: (link: string) => void
}

function Description({ notice, onFollow }: NoticeProps): ReactElement {
  const { text, text_tags } = notice.description
  return (
    <p className={styles.description}>
      {passagesOf(text, text_tags).map(({ link, runs }, at) => {
        const shown = runs.map((run, place) =>
          run.bold ? (
            <strong key={place}>{run.text}</strong>
          ) : (
            <Fragment key={place}>{run.text}</Fragment>
          ),
        )
        return link === null ? (
          <Fragment key={at}>{shown}</Fragment>
        ) : (
          <NoticeLink key={at} link={link} className={styles.link} onFollow={onFollow}>
            {shown}
          </NoticeLink>
        )
      })}
    </p>
  )
}

function Actions({ notice, onFollow }: NoticeProps): ReactElement | null {
  if (notice.actions.length === 0) return null
  return (
    <ul className={styles.actions}>
      {notice.actions.map(({ title, description, button_text, button_link }) => (
        <li key={button_link} className={styles.action}>
          <div className={styles.about}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.small}>{description}</p>
          </div>
          <NoticeLink link={button_link} className={styles.button} onFollow={onFollow}>
            {button_text}
          </NoticeLink>
        </li>
      ))}
    </ul>
  )
}

function Notice({ notice, onFollow }: NoticeProps): ReactElement {
  const { style, footer } = notice
  return (
    <article className={styles[style]} data-style={style}>
      <Description notice={notice} onFollow={onFollow} />
      <Actions notice={notice} onFollow={onFollow} />
      {footer === null ? null : (
        <p className={styles.small}>
          {footer.link === null ? (
            footer.text
          ) : (
            <NoticeLink link={footer.link} className={styles.quiet} onFollow={onFollow}>
              {footer.text}
            </NoticeLink>
          )}
        </p>
      )}
    </article>
  )
}

/** Shows the notices of a search. Views and followed links are counted, without the viewer. */
export function AdvisoryNotices({
  advisory: { advisory, resource_country, notices },
  label,
}: {
  readonly advisory: Advisory
  readonly label: string
}): ReactElement {
  const { client } = useShell()
  const about = { advisory, ...(resource_country === null ? {} : { country: resource_country }) }
  const seen = useSeen<HTMLElement>(
    () => void client.call(noteAdvisory, { ...about, event: 'view' }),
  )
  const follow = (action: string) =>
    void client.call(noteAdvisory, { ...about, event: 'click', action })
  return (
    <section ref={seen} aria-label={label} className={styles.notices}>
      {notices.map((notice, at) => (
        <Notice key={at} notice={notice} onFollow={follow} />
      ))}
    </section>
  )
}
