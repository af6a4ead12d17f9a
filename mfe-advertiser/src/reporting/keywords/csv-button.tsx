import type { CallResult } from '@tessera/contracts/errors/call-error'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { offerCsv } from '../../kit/files/offer-file.ts'
import type { KeywordColumn } from './figure-columns.tsx'
import { csvHead, csvRows } from './keyword-csv.ts'
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
  const written = columns.flatMap(({ inFile = [] }) => inFile)
  const save = async () => {
    setBusy(true)
    let text = csvHead(written)
    let bookmark: string | null | undefined
    while (bookmark !== null) {
      const page = await load(bookmark)
      if (!page.ok) {
        setBusy(false)
        toast({ text: words.downloadFailed(), tone: 'bad' })
        return
      }
      text += csvRows(written, page.data.rows)
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
