import type { HouseReport } from '@tessera/contracts/calls/house-reports'
import { OutsideLink } from '@tessera/module/outside-link'
import { Link } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import parts from '../frame/parts.module.css'
import { PersonLine, PersonMarks } from '../frame/person-mark.tsx'
import { useWhen } from '../frame/use-when.ts'
import { type Choice, choicesFor, decisions, wordsOf } from './decisions.ts'
import { timeLeft } from './queue.ts'
import { reasonName } from './reason-name.ts'
import { ReportedPicture } from './reported-picture.tsx'
import styles from './reports.module.css'
import { subjectWords, reportWords as words } from './words.ts'

interface ReportCardProps {
  readonly report: HouseReport
  readonly isShown: boolean
  /** The reason that the viewer can't decide it; null when they can. */
  readonly barred: string | null
  readonly onToggle: () => void
  readonly onChoose: (choice: Choice) => void
  readonly onHandOn: () => void
}

const siteOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : link)

function dueText(dueAt: string, locale: string): string {
  const left = timeLeft(dueAt, new Date())
  if (left === 'over') return words.overdue()
  return words.due({ when: new Intl.RelativeTimeFormat(locale).format(left.count, left.unit) })
}

/** The kind of what is reported, what became of it since, and when the case is due. */
function Marks({ report }: { readonly report: HouseReport }): ReactElement {
  const { kind, state, due_at: dueAt, appeal } = report
  const { locale } = useWhen()
  const isOver = timeLeft(dueAt, new Date()) === 'over'
  return (
    <span className={parts.marks}>
      <span className={parts.mark}>{subjectWords[kind]()}</span>
      {appeal === null ? null : (
        <span className={parts.mark} data-tone="warn">
          {words.appeal()}
        </span>
      )}
      {state === 'same' ? null : (
        <span className={parts.mark} data-tone="warn">
          {state === 'gone' ? words.gone() : words.changed()}
        </span>
      )}
      <span className={parts.mark} data-tone={isOver ? 'bad' : undefined}>
        {dueText(dueAt, locale)}
      </span>
    </span>
  )
}

/** The scores of the classifier, which may be wrong. */
function MachineWords({
  report: { machine },
}: {
  readonly report: HouseReport
}): ReactElement | null {
  const { locale } = useWhen()
  if (machine === null) return null
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const scores = Object.entries(machine)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([kind, score]) =>
      words.machineScore({ kind: reasonName(kind), percent: percent.format(score) }),
    )
  return (
    <div className={parts.tight}>
      <h3>{words.machine()}</h3>
      <p className={parts.text}>{words.machineSays({ scores: scores.join(', ') })}</p>
    </div>
  )
}

/** The words of people who reported, and of somebody who appeals. */
function Said({ report }: { readonly report: HouseReport }): ReactElement {
  const { appeal, handed } = report
  return (
    <>
      {report.words.length === 0 ? null : (
        <div className={parts.tight}>
          <h3>{words.said()}</h3>
          {report.words.map((text) => (
            <p key={text} dir="auto" className={parts.quote}>
              {text}
            </p>
          ))}
        </div>
      )}
      {report.notices.map((notice) => (
        <div key={notice.at + notice.name} className={parts.tight}>
          <h3>{words.notice()}</h3>
          <p dir="auto" className={parts.quote}>
            {notice.work}
            {notice.place === '' ? null : (
              <>
                <br />
                {notice.place}
              </>
            )}
          </p>
          <p dir="auto" className={parts.note}>
            {[notice.name, notice.email, notice.contact].join(' · ')}
          </p>
        </div>
      ))}
      {appeal === null ? null : (
        <div className={parts.tight}>
          <h3>{words.appeal()}</h3>
          <p dir="auto" className={parts.quote}>
            {appeal.words}
          </p>
          <p className={parts.note}>
            {words.appealOf({
              decision: decisions[appeal.decision].label(),
              who: appeal.by ?? words.operator(),
              reason: appeal.reason,
            })}
          </p>
        </div>
      )}
      {handed === null ? null : (
        <p className={parts.text} dir="auto">
          {words.handed({ who: handed.by ?? words.operator(), note: handed.note })}
        </p>
      )}
    </>
  )
}

/** A case: what was reported, as it was, the reasons, whose it is, and the decisions. */
export function ReportCard(props: ReportCardProps): ReactElement {
  const { report, isShown, barred, onToggle, onChoose, onHandOn } = props
  const { day, locale } = useWhen()
  return (
    <article className={styles.report}>
      <ReportedPicture report={report} isShown={isShown} onToggle={onToggle} />
      <div className={styles.side}>
        <div className={parts.tight}>
          <Marks report={report} />
          <h2 dir="auto">{report.title === '' ? words.untitled() : report.title}</h2>
          {report.text === '' ? null : (
            <p className={parts.text} dir="auto">
              {report.text}
            </p>
          )}
          {report.note ? (
            <p className={parts.quote} dir="auto">
              {words.sharedNote({ note: report.note })}
            </p>
          ) : null}
          {report.state === 'same' ? null : <p className={parts.note}>{words.evidence()}</p>}
          <p className={parts.acts}>
            {report.kind === 'website' || report.state === 'gone' ? null : (
              <Link to={report.url}>{words.open()}</Link>
            )}
            {report.link === null ? null : (
              <OutsideLink url={report.link}>
                {words.link({ site: siteOf(report.link) })}
              </OutsideLink>
            )}
          </p>
        </div>
        <div className={parts.tight}>
          {report.reasons.length === 0 ? null : <h3>{words.reasons()}</h3>}
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
        <MachineWords report={report} />
        <Said report={report} />
        {report.kind === 'website' ? null : (
          <div className={parts.tight}>
            <h3>{words.person()}</h3>
            {report.person === null ? (
              <p className={parts.text}>{words.nobody()}</p>
            ) : (
              <>
                <PersonLine
                  person={report.person}
                  below={words.joined({ day: day(report.person.created_at) })}
                />
                <PersonMarks person={report.person} all />
              </>
            )}
          </div>
        )}
        <div className={parts.tight}>
          <h3>{words.decide()}</h3>
          {barred === null ? (
            <div className={styles.decisions}>
              {choicesFor(report).map((choice, at) => (
                <Button
                  key={choice}
                  size="small"
                  kind={at === 0 ? 'quiet' : 'outline'}
                  aria-keyshortcuts={String(at + 1)}
                  onClick={() => onChoose(choice)}
                >
                  <span className={styles.label}>
                    {wordsOf(choice).label()}
                    <kbd aria-hidden className={styles.key}>
                      {at + 1}
                    </kbd>
                  </span>
                </Button>
              ))}
              {report.handed === null ? (
                <Button size="small" kind="plain" aria-keyshortcuts="H" onClick={onHandOn}>
                  <span className={styles.label}>
                    {words.handOn()}
                    <kbd aria-hidden className={styles.key}>
                      H
                    </kbd>
                  </span>
                </Button>
              ) : null}
            </div>
          ) : (
            <p className={parts.text}>{barred}</p>
          )}
        </div>
      </div>
    </article>
  )
}
