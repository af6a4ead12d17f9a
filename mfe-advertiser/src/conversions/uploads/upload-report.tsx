import type { ConversionUpload } from '@tessera/contracts/calls/conversion-uploads'
import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { faultWords } from '../health/fault-words.ts'
import { useMatched } from './use-matched.ts'
import { countedWords, uploadWords as words } from './words.ts'

interface UploadReportProps {
  readonly report: ConversionUpload
  readonly hashed: number
  readonly currency: string
  readonly busy: boolean
  readonly onImport: () => void
}

function Figures({ report, currency }: Pick<UploadReportProps, 'report' | 'currency'>) {
  const { count } = useFigures(currency)
  const matched = useMatched(currency)
  const isImported = report.state === 'imported'
  const figures = [
    [words.rows(), count(report.rows)],
    [isImported ? words.importedCounted() : words.counted(), count(report.counted)],
    [words.duplicates(), count(report.duplicates)],
    [words.refused(), count(report.refused)],
    ...(report.kind === 'analysis' && isImported
      ? ([[words.matched(), matched(report.matched)]] as const)
      : []),
  ] as const
  return (
    <dl className={panels.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Faults({ report, currency }: Pick<UploadReportProps, 'report' | 'currency'>) {
  const { count } = useFigures(currency)
  return (
    <>
      <DataTable
        label={words.faults()}
        rows={report.faults}
        keyOf={({ row, field, code }) => `${row} ${field} ${code}`}
        columns={[
          { head: words.row(), cell: ({ row }) => count(row), isNumber: true },
          { head: words.field(), cell: ({ field }) => <bdi dir="ltr">{field || '–'}</bdi> },
          { head: words.problem(), cell: ({ code }) => faultWords(code) },
        ]}
      />
      {report.faults.length < limits.conversionFaultsShown ? null : (
        <p className={panels.note}>{words.faultsMore({ shown: report.faults.length })}</p>
      )}
    </>
  )
}

/** True when some rows can be imported without the others; a list for analysis is matched whole. */
const hasGoodRows = ({ kind, rows, refused }: ConversionUpload): boolean =>
  kind === 'conversions' && refused < rows

const faultsText = (report: ConversionUpload): string =>
  report.state !== 'refused' && hasGoodRows(report) ? words.rowsLeftOut() : words.rowsWrong()

/** Shows the result of a check or an import of a file, row by row. */
export function UploadReport(props: UploadReportProps): ReactElement {
  const { report, hashed, currency, busy, onImport } = props
  const { locale } = useFigures(currency)
  const { state, file_name: file, faults } = report
  const title = state === 'imported' ? words.imported({ file }) : words.report({ file })
  return (
    <Part title={title}>
      <p role="status" className={state === 'refused' ? panels.fault : panels.text}>
        {state === 'checked' && faults.length === 0 ? words.rowsFine() : null}
        {faults.length === 0 ? null : faultsText(report)}{' '}
        {hashed === 0 ? null : plural(hashed, countedWords.hashed, locale)}
      </p>
      <Figures report={report} currency={currency} />
      {faults.length === 0 ? null : <Faults report={report} currency={currency} />}
      {state === 'checked' && (faults.length === 0 || hasGoodRows(report)) ? (
        <div>
          <Button kind="primary" busy={busy} onClick={onImport}>
            {faults.length === 0 ? words.importAll() : words.importGood()}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}
