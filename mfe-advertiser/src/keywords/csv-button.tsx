import { byteOrderMark, csvField } from '@tessera/contracts/ads/csv-field'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { offerCsv } from '../conversions/uploads/offer-file.ts'
import type { KeywordColumn } from './figure-columns.tsx'
import { words } from './words.ts'

interface CsvButtonProps<Row> {
  readonly name: string
  readonly columns: readonly KeywordColumn<Row>[]
  /** Loads the page at a bookmark. */
  readonly load: (
    bookmark: string | undefined,
  ) => Promise<CallResult<{ readonly rows: readonly Row[] }>>
}

/** Downloads all rows of a report, with the columns that it shows. */
export function CsvButton<Row>({ name, columns, load }: CsvButtonProps<Row>): ReactElement {
  const { toast } = useShell()
  const [isBusy, setBusy] = useState(false)
  const written = columns.flatMap(({ head, plain, before }) => [
    ...(before === undefined ? [] : [before]),
    ...(plain === undefined ? [] : [{ head, plain }]),
  ])
  const line = (cells: readonly string[]) => `${cells.map((cell) => csvField(cell)).join(',')}\r\n`
  const save = async () => {
    setBusy(true)
    let text = byteOrderMark + line(written.map(({ head }) => head))
    let bookmark: string | null | undefined
    while (bookmark !== null) {
      const page = await load(bookmark)
      if (!page.ok) {
        setBusy(false)
        toast({ text: words.downloadFailed(), tone: 'bad' })
        return
      }
      for (const row of page.data.rows) text += line(written.map(({ plain }) => plain(row)))
      ;({ bookmark } = page)
    }
    offerCsv(text, name)
    setBusy(false)
  }
  return (
    <Button kind="outline" size="small" busy={isBusy} onClick={() => void save()}>
      {words.download()}
    </Button>
  )
}
