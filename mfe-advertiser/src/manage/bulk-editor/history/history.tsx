import { limits } from '@tessera/contracts/limits'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../../kit/account/body-props.ts'
import panels from '../../../kit/panels/panels.module.css'
import { PageButton } from '../frame/page-button.tsx'
import { runIn } from '../frame/run-in.ts'
import { words as shared, historyWords as words } from '../frame/words.ts'
import { RunView } from '../run/run-view.tsx'
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
