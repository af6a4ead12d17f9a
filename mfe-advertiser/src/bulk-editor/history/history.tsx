import { limits } from '@tessera/contracts/limits'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../conversions/body-props.ts'
import panels from '../../panels/panels.module.css'
import { PageButton } from '../page-button.tsx'
import { RunView } from '../run/run-view.tsx'
import { runIn } from '../run-in.ts'
import { words as shared, historyWords as words } from '../words.ts'
import { RunList } from './run-list.tsx'

/** The uploads of an ad account, or the one that the address names. */
export default function History({ account, query }: BodyProps): ReactElement {
  const runId = runIn(query)
  if (runId !== undefined)
    return (
      <div className={panels.stack}>
        <div>
          <PageButton page="bulkHistory" advertiserId={account.id}>
            {words.back()}
          </PageButton>
        </div>
        <RunView key={runId} account={account} runId={runId} />
      </div>
    )
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead({ days: limits.bulkRunDays })}</p>
      <div>
        <PageButton page="bulkUpload" advertiserId={account.id} kind="primary">
          {shared.stepUpload()}
        </PageButton>
      </div>
      <RunList account={account} />
    </div>
  )
}
