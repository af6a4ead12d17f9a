import { ShowMore } from '@tessera/module/show-more'
import type { ReactElement } from 'react'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { Acts } from './acts.tsx'
import type { BodyProps } from './body-props.ts'
import { useExperiments } from './use-calls.ts'
import { levelNames, stateNames, useTexts } from './use-texts.ts'
import { words } from './words.ts'

/** The experiments of an ad account, with what can be done with each. */
export default function Manage({ account }: BodyProps): ReactElement {
  const list = useExperiments(account.id)
  const text = useTexts(account.currency)
  return (
    <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
      {(all) =>
        all.length === 0 ? (
          <Nothing>{words.none()}</Nothing>
        ) : (
          <>
            <DataTable
              label={words.title()}
              rows={all}
              keyOf={({ experiment_id: id }) => id}
              columns={[
                { head: words.name(), cell: ({ name }) => <bdi>{name}</bdi> },
                { head: words.state(), cell: ({ state }) => stateNames[state]() },
                {
                  head: words.compares(),
                  cell: ({ level, arms }) => `${levelNames[level]()} (${text.count(arms.length)})`,
                },
                { head: words.measure(), cell: ({ measure }) => words[measure]() },
                { head: words.days(), cell: (experiment) => text.span(experiment) },
                {
                  head: words.acts(),
                  cell: (experiment) => <Acts {...{ account, experiment }} isRow />,
                },
              ]}
            />
            <ShowMore list={list} />
          </>
        )
      }
    </Report>
  )
}
