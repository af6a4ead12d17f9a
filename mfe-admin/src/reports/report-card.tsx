import type { HouseReport, ReportDecision } from '@tessera/contracts/calls/house-reports'
import { reportDecisions } from '@tessera/contracts/calls/house-reports'
import { OutsideLink } from '@tessera/module/outside-link'
import { Link } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import parts from '../frame/parts.module.css'
import { PersonLine, PersonMarks } from '../frame/person-mark.tsx'
import { useWhen } from '../frame/use-when.ts'
import { decisions } from './decisions.ts'
import { reasonName } from './reason-name.ts'
import { ReportedPicture } from './reported-picture.tsx'
import styles from './reports.module.css'
import { reportWords as words } from './words.ts'

interface ReportCardProps {
  readonly report: HouseReport
  readonly isShown: boolean
  readonly mayDecide: boolean
  readonly onToggle: () => void
  readonly onDecide: (decision: ReportDecision) => void
}

const siteOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : link)

/** A reported pin: its picture, the reasons, whose it is, and the decisions. */
export function ReportCard(props: ReportCardProps): ReactElement {
  const { report, isShown, mayDecide, onToggle, onDecide } = props
  const { day, locale } = useWhen()
  return (
    <article className={styles.report}>
      <ReportedPicture report={report} isShown={isShown} onToggle={onToggle} />
      <div className={styles.side}>
        <div className={parts.tight}>
          <h2 dir="auto">{report.title === '' ? words.untitled() : report.title}</h2>
          {report.description === '' ? null : (
            <p className={parts.text} dir="auto">
              {report.description}
            </p>
          )}
          <p className={parts.acts}>
            <Link to={report.url}>{words.openPin()}</Link>
            {report.link === null ? null : (
              <OutsideLink url={report.link}>
                {words.link({ site: siteOf(report.link) })}
              </OutsideLink>
            )}
          </p>
        </div>
        <div className={parts.tight}>
          <h3>{words.reasons()}</h3>
          <span className={parts.marks}>
            {report.reasons.map(({ reason, count }) => (
              <span key={reason} className={parts.mark} data-tone="bad">
                {words.reasonCount({ reason: reasonName(reason), count })}
              </span>
            ))}
          </span>
          <p className={parts.note}>
            {words.facts({
              saves: report.saves.toLocaleString(locale),
              first: day(report.first_at),
              last: day(report.last_at),
            })}
          </p>
        </div>
        <div className={parts.tight}>
          <h3>{words.person()}</h3>
          <PersonLine
            person={report.person}
            below={words.joined({ day: day(report.person.created_at) })}
          />
          <PersonMarks person={report.person} all />
        </div>
        <div className={parts.tight}>
          <h3>{words.decide()}</h3>
          {mayDecide ? (
            <div className={styles.decisions}>
              {reportDecisions.map((decision, at) => (
                <Button
                  key={decision}
                  size="small"
                  kind={decision === 'dismiss' ? 'quiet' : 'outline'}
                  aria-keyshortcuts={String(at + 1)}
                  onClick={() => onDecide(decision)}
                >
                  <span className={styles.label}>
                    {decisions[decision].label()}
                    <kbd aria-hidden className={styles.key}>
                      {at + 1}
                    </kbd>
                  </span>
                </Button>
              ))}
            </div>
          ) : (
            <p className={parts.text}>{words.readOnly()}</p>
          )}
        </div>
      </div>
    </article>
  )
}
