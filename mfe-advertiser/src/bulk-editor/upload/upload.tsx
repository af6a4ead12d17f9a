import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { sendingText, UploadProgress } from '@tessera/module/uploads'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../conversions/body-props.ts'
import { useFigures } from '../../conversions/frame/use-figures.ts'
import { FileDrop } from '../../conversions/uploads/file-drop.tsx'
import panels from '../../panels/panels.module.css'
import styles from '../bulk-editor.module.css'
import { PageButton } from '../page-button.tsx'
import { RunView } from '../run/run-view.tsx'
import { runIn } from '../run-in.ts'
import { words as shared, uploadWords as words } from '../words.ts'
import { fileMegabytes, useBulkUpload } from './use-bulk-upload.ts'

/** Uploads a file, and shows what it would change. The address names the upload, so that it stays on the screen. */
export default function UploadPage({ account, query }: BodyProps): ReactElement {
  const { navigate } = useShell()
  const { count } = useFigures(account.currency)
  const { fault, choose, upload, busy } = useBulkUpload(account.id, (run) =>
    navigate(advertiserUrl('bulkUpload', { advertiserId: account.id, query: { run } })),
  )
  const runId = runIn(query)
  const { sending, pause, resume, cancel } = upload
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead()}</p>
      <FileDrop
        isFirst={runId === undefined}
        busy={busy || sending !== undefined}
        fault={fault}
        rules={words.rules({ rows: count(limits.bulkRowsMax), size: fileMegabytes })}
        onFile={(file) => void choose(file)}
      />
      {sending === undefined ? null : (
        <div className={styles.progress}>
          <UploadProgress
            label={words.sending()}
            sent={sending.sent}
            isPaused={sending.isPaused ?? false}
            onPause={pause}
            onResume={resume}
            onCancel={cancel}
          />
          <p role="status">{sendingText(sending) ?? words.keepOpen()}</p>
        </div>
      )}
      {runId === undefined ? (
        <div className={panels.acts}>
          <PageButton page="bulkDownload" advertiserId={account.id}>
            {shared.stepDownload()}
          </PageButton>
          <PageButton page="bulkResources" advertiserId={account.id}>
            {shared.seeColumns()}
          </PageButton>
        </div>
      ) : (
        <RunView key={runId} account={account} runId={runId} />
      )}
    </div>
  )
}
