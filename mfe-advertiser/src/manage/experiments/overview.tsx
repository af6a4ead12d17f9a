import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdExperiment } from '@tessera/contracts/calls/ad-experiments'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { ReactElement } from 'react'
import panels from '../../kit/panels/panels.module.css'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { ArmName } from './arm-name.tsx'
import type { BodyProps } from './body-props.ts'
import styles from './experiments.module.css'
import { LinkButton } from './link-button.tsx'
import { messagesOf } from './message.ts'
import { Part } from './part.tsx'
import { useExperiment, useExperiments } from './use-calls.ts'
import { useTexts } from './use-texts.ts'
import { words } from './words.ts'

/** The number of results that are shown of those that run, and of those that have ended. */
const resultsShown = 6

interface CardProps {
  readonly account: Advertiser
  readonly experiment: AdExperiment
}

/** The result of an experiment so far. */
function ResultCard({ account, experiment }: CardProps): ReactElement {
  const { experiment_id: experimentId, name, arms } = experiment
  const query = useExperiment(account.id, experimentId)
  const text = useTexts(account.currency)
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      <Report query={query}>
        {(report) => (
          <ul className={styles.messages}>
            {messagesOf(report, text).map((message) => (
              <li key={message} className={styles.message}>
                {message}
              </li>
            ))}
          </ul>
        )}
      </Report>
      <ul className={styles.arms}>
        {arms.map((arm, at) => (
          <li key={arm.object_id}>
            <ArmName {...{ arm, at }} />
          </li>
        ))}
      </ul>
      <p className={styles.state}>{text.span(experiment)}</p>
      <LinkButton
        to={advertiserUrl('experimentManage', {
          advertiserId: account.id,
          params: { experimentId },
        })}
        label={words.toResult({ name })}
      >
        {words.figures()}
      </LinkButton>
    </li>
  )
}

function Cards(props: { account: Advertiser; all: readonly AdExperiment[]; none: string }) {
  const { account, all, none } = props
  if (all.length === 0) return <Nothing>{none}</Nothing>
  return (
    <ul className={styles.results}>
      {all.slice(0, resultsShown).map((experiment) => (
        <ResultCard key={experiment.experiment_id} {...{ account, experiment }} />
      ))}
    </ul>
  )
}

/** The answers of the experiments that run, and of those that have ended. */
export default function Overview({ account }: BodyProps): ReactElement {
  const list = useExperiments(account.id)
  return (
    <>
      <p className={panels.text}>{words.lead()}</p>
      <div>
        <LinkButton
          kind="primary"
          to={advertiserUrl('experimentCreate', { advertiserId: account.id })}
        >
          {words.create()}
        </LinkButton>
      </div>
      <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
        {(all) => (
          <>
            <Part title={words.running()}>
              <Cards
                {...{ account, none: words.noRunning() }}
                all={all.filter(({ state }) => state === 'running')}
              />
            </Part>
            <Part title={words.ended()}>
              <Cards
                {...{ account, none: words.noResults() }}
                all={all.filter(({ state }) => state === 'ended')}
              />
            </Part>
          </>
        )}
      </Report>
    </>
  )
}
