import type { ReactElement } from 'react'
import type { BodyProps } from '../../../kit/account/body-props.ts'
import panels from '../../../kit/panels/panels.module.css'
import { Part } from '../../../kit/panels/part.tsx'
import styles from '../frame/bulk-editor.module.css'
import { PageButton } from '../frame/page-button.tsx'
import { words } from '../frame/words.ts'
import { RunList } from '../history/run-list.tsx'

/** Number of the latest uploads that the overview shows. */
const latest = 5

/** Explains the bulk editor step by step, and lists the latest uploads. */
export default function Overview({ account }: BodyProps): ReactElement {
  const advertiserId = account.id
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead()}</p>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <span className={styles.stepName}>{words.stepDownload()}</span>
          <span className={panels.text}>{words.stepDownloadLead()}</span>
          <PageButton page="bulkDownload" advertiserId={advertiserId} kind="outline">
            {words.download()}
          </PageButton>
        </li>
        <li className={styles.step}>
          <span className={styles.stepName}>{words.stepEdit()}</span>
          <span className={panels.text}>{words.stepEditLead()}</span>
          <PageButton page="bulkResources" advertiserId={advertiserId} kind="outline">
            {words.seeColumns()}
          </PageButton>
        </li>
        <li className={styles.step}>
          <span className={styles.stepName}>{words.stepUpload()}</span>
          <span className={panels.text}>{words.stepUploadLead()}</span>
          <PageButton page="bulkUpload" advertiserId={advertiserId} kind="outline">
            {words.upload()}
          </PageButton>
        </li>
        <li className={styles.step}>
          <span className={styles.stepName}>{words.stepApply()}</span>
          <span className={panels.text}>{words.stepApplyLead()}</span>
          <PageButton page="bulkHistory" advertiserId={advertiserId} kind="outline">
            {words.allUploads()}
          </PageButton>
        </li>
      </ol>
      <Part title={words.latest()}>
        <RunList account={account} most={latest} />
      </Part>
    </div>
  )
}
