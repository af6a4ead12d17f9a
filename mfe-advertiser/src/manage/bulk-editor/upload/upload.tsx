import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { sendingText, UploadProgress } from '@tessera/module/uploads'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../../kit/account/body-props.ts'
import { FileDrop } from '../../../kit/files/file-drop.tsx'
import { useFigures } from '../../../kit/money/use-figures.ts'
import panels from '../../../kit/panels/panels.module.css'
import styles from '../frame/bulk-editor.module.css'
import { PageButton } from '../frame/page-button.tsx'
import { runIn } from '../frame/run-in.ts'
import { words as shared, uploadWords as words } from '../frame/words.ts'
import { RunView } from '../run/run-view.tsx'
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
