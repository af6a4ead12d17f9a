import type { ListPlan, TermTrial } from '@tessera/contracts/calls/house-lists'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import parts from '../frame/parts.module.css'
import { listWords as words } from './words.ts'

const faults: Readonly<Record<ListPlan['faults'][number]['fault'], () => string>> = {
  'not-a-domain': words.faultNoDomain,
  'covers-too-much': words.faultTooMuch,
  'status-unknown': words.faultStatus,
  'no-term': words.faultNoTerm,
  'too-many': words.faultTooMuch,
}

/** The changes that a list would make, and the lines that it leaves out. */
export function PlanResult({ plan }: { readonly plan: ListPlan }): ReactElement {
  return (
    <div role="status" className={parts.lines}>
      <p>{words.planned(plan)}</p>
      {plan.faulty === 0 ? null : <p>{words.faulty({ count: plan.faulty })}</p>}
      {plan.faults.length === 0 ? null : (
        <ul>
          {plan.faults.map(({ line, fault }) => (
            <li key={line}>{words.faultLine({ line, fault: faults[fault]() })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The posts of the last days that words would have met. */
export function TrialResult({ trial }: { readonly trial: TermTrial }): ReactElement {
  return (
    <div role="status" className={parts.lines}>
      <p>{words.tried(trial)}</p>
      {trial.is_cut ? <p className={parts.sub}>{words.triedCut()}</p> : null}
      <ul>
        {trial.terms.map(({ text, met }) => (
          <li key={text} dir="auto">
            {words.triedTerm({ text, count: met })}
          </li>
        ))}
      </ul>
      {trial.examples.length === 0 ? null : (
        <>
          <h3>{words.examples()}</h3>
          <ul className={parts.list}>
            {trial.examples.map(({ place, id, url, text, terms }) => (
              <li key={`${place} ${id}`} className={parts.item}>
                <span className={parts.lines}>
                  <Link to={url}>{terms.join(', ')}</Link>
                  <span dir="auto" className={parts.sub}>
                    {text}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
