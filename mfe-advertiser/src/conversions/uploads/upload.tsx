import {
  analysisColumns,
  conversionColumns,
  conversionTemplate,
} from '@tessera/contracts/ads/conversion-csv'
import type { UploadKind } from '@tessera/contracts/calls/conversion-uploads'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { FileDrop } from '../../kit/files/file-drop.tsx'
import { offerCsv } from '../../kit/files/offer-file.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { PageButton } from '../frame/page-button.tsx'
import { UploadReport } from './upload-report.tsx'
import { fileMegabytes, useUpload } from './use-upload.ts'
import { uploadWords as words } from './words.ts'

function Template({ kind }: { readonly kind: UploadKind }): ReactElement {
  const columns = kind === 'analysis' ? analysisColumns : conversionColumns
  return (
    <Part title={words.template()} lead={words.templateLead()}>
      <p className={panels.note}>{words.columns({ columns: columns.join(', ') })}</p>
      <div>
        <Button
          size="small"
          onClick={() => offerCsv(conversionTemplate(kind, new Date()), `${kind}.csv`)}
        >
          {words.download()}
        </Button>
      </div>
    </Part>
  )
}

interface UploadProps extends Pick<BodyProps, 'account'> {
  readonly kind: UploadKind
}

/** Uploads a file: it is checked at once, and its good rows are imported on a press. */
export function Upload({ account, kind }: UploadProps): ReactElement {
  const upload = useUpload(account.id, kind)
  const { count } = useFigures(account.currency)
  const lead =
    kind === 'analysis' ? words.analysisLead() : words.lead({ days: limits.conversionLateDays })
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{lead}</p>
      <p className={panels.text}>{words.hashing()}</p>
      <Template kind={kind} />
      <FileDrop
        isFirst={upload.report === null}
        busy={upload.busy}
        fault={upload.fault}
        rules={words.rules({ rows: count(limits.conversionRowsMax), size: fileMegabytes })}
        onFile={(file) => void upload.choose(file)}
      />
      <p role="status" className={panels.note}>
        {upload.busy && upload.report === null && upload.file !== null
          ? words.checking({ file: upload.file.name })
          : null}
      </p>
      {upload.report === null ? null : (
        <UploadReport
          report={upload.report}
          hashed={upload.file?.hashed ?? 0}
          currency={account.currency}
          busy={upload.busy}
          onImport={() => void upload.importAll()}
        />
      )}
      <div>
        <PageButton
          page={kind === 'analysis' ? 'pcaHistory' : 'conversionHistory'}
          advertiserId={account.id}
        >
          {words.toHistory()}
        </PageButton>
      </div>
    </div>
  )
}
