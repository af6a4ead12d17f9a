import { useStore } from '@nanostores/react'
import type { ToldDecision } from '@tessera/contracts/calls/reports'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement, ReactNode } from 'react'
import styles from './decision.module.css'
import { kindWords, subjectWords, decisionWords as words } from './words.ts'

const outcome = ({ decision, side, subject }: ToldDecision): string => {
  if (decision === 'dismiss') return words.kept()
  if (decision === 'warn') return words.warned()
  // The owner alone learns what happens to the account.
  if (side === 'reporter') return words.acted()
  if (decision === 'remove') return words.removed()
  // A limit or suspension leaves the profile as it is.
  if (subject.kind === 'profile')
    return decision === 'limit' ? words.onlyLimited() : words.onlySuspended()
  return decision === 'limit' ? words.limited() : words.suspended()
}

function appealText({ appeal: { state, until } }: ToldDecision, day: (at: string) => string) {
  switch (state) {
    case 'open':
      return until === null ? null : words.appealOpen({ day: day(until) })
    case 'late':
      return words.appealLate()
    case 'waits':
      return words.appealWaits()
    case 'upheld':
      return words.appealUpheld()
    case 'reversed':
      return words.appealReversed()
    case 'none':
      return null
  }
}

function counterText({ counter }: ToldDecision, day: (at: string) => string) {
  if (counter === null || counter.due_at === null) return null
  if (counter.state === 'court') return words.counterCourt()
  if (counter.state === 'restored') return words.counterRestored()
  return words.counterWaits({ day: day(counter.due_at) })
}

interface DecisionCardProps {
  readonly told: ToldDecision
  /** The heading, where the page has none about it. */
  readonly title?: ReactNode
}

/** A decision with its reason, and the state of its appeal. */
export function DecisionCard({ told, title }: DecisionCardProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const day = (at: string) => written.format(new Date(at))
  const { subject, appeal } = told
  const appealed = appealText(told, day)
  const countered = counterText(told, day)
  return (
    <article className={styles.card}>
      {title}
      <p className={styles.note}>
        {words.about({ what: subjectWords[subject.kind](), day: day(told.decided_at) })}
      </p>
      {subject.title === '' ? null : <p dir="auto">{subject.title}</p>}
      <p>
        <strong>{told.stands ? outcome(told) : words.back()}</strong>
      </p>
      {told.is_automated ? <p>{words.automated()}</p> : null}
      <dl className={styles.facts}>
        {told.is_direct === true ? null : (
          <>
            <dt>{words.ground()}</dt>
            <dd>{kindWords[told.kind]()}</dd>
          </>
        )}
        <dt>{words.reason()}</dt>
        <dd dir="auto">{told.reason}</dd>
        {appeal.words === null ? null : (
          <>
            <dt>{words.appealWords()}</dt>
            <dd dir="auto">{appeal.words}</dd>
          </>
        )}
        {appeal.answer === null ? null : (
          <>
            <dt>{words.appealAnswer()}</dt>
            <dd dir="auto">{appeal.answer}</dd>
          </>
        )}
      </dl>
      {told.notice === null ? null : (
        <p dir="auto">{words.claimed({ name: told.notice.name, work: told.notice.work })}</p>
      )}
      {countered === null ? null : <p>{countered}</p>}
      {told.counter?.is_claimant ? (
        <blockquote dir="auto">
          {told.counter.words}
          <br />
          {told.counter.name}, {told.counter.address}
        </blockquote>
      ) : null}
      {appealed === null ? null : <p>{appealed}</p>}
      {subject.url === null || subject.kind === 'website' ? null : (
        <p>
          <Link to={subject.url}>{words.open()}</Link>
        </p>
      )}
    </article>
  )
}
