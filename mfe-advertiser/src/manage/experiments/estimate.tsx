import type { estimateAdExperiment } from '@tessera/contracts/calls/ad-experiments'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import type { ReactElement } from 'react'
import { Report } from '../../kit/tables/report.tsx'
import styles from './experiments.module.css'
import { daysOf, type FormDraft, openDaysText } from './form-draft.ts'
import { useEstimate } from './use-calls.ts'
import { useTexts } from './use-texts.ts'
import { words } from './words.ts'

type Answer = OutputOf<typeof estimateAdExperiment>

interface EstimateProps {
  readonly account: Advertiser
  readonly draft: FormDraft
}

/** Says when the chosen days are too few for a difference of 20 %. */
function tooShort(answer: Answer, { firstDay, lastDay }: FormDraft): string | null {
  const needed = answer.differences.find(({ difference }) => difference === 0.2)?.days ?? null
  const chosen = daysOf(firstDay, lastDay)
  const days = needed === null ? null : needed + answer.window_days
  return days === null || days <= chosen ? null : words.tooShort({ days, chosen })
}

function Days({ account, draft, answer }: EstimateProps & { readonly answer: Answer }) {
  const text = useTexts(account.currency)
  const { people_daily: people, share } = answer
  if (people === null || share === null)
    return <p>{words.noEstimate({ floor: limits.reachFloor })}</p>
  const short = tooShort(answer, draft)
  return (
    <>
      <p>{words.estimate({ people: text.count(people), share: text.part(share) })}</p>
      <ul className={styles.arms}>
        {answer.differences.map(({ difference, days }) => (
          <li key={difference}>
            {days === null
              ? words.overYear({ difference: text.percent(difference) })
              : words.inDays({
                  difference: text.percent(difference),
                  days: days + answer.window_days,
                })}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{openDaysText(answer.window_days)}</p>
      {short === null ? null : <p className={styles.warn}>{short}</p>}
    </>
  )
}

/** Estimates the days that an experiment takes, from what its ads did in the last days. */
export function Estimate({ account, draft }: EstimateProps): ReactElement {
  const query = useEstimate(account.id, draft)
  return (
    <section aria-label={words.howLong()} className={styles.panel}>
      <h2 className={styles.name}>{words.howLong()}</h2>
      {draft.arms.length < 2 ? (
        <p>{words.chooseTwo()}</p>
      ) : (
        <Report query={query}>
          {(answer) => (
            <>
              <Days {...{ account, draft, answer }} />
              {answer.budgets_uneven ? (
                <p className={styles.warn}>{words.budgetsUneven()}</p>
              ) : null}
            </>
          )}
        </Report>
      )}
    </section>
  )
}
