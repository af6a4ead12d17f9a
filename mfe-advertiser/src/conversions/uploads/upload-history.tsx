import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  type ConversionUpload,
  listConversionUploads,
  type UploadKind,
} from '@tessera/contracts/calls/conversion-uploads'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { type DataColumn, DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { PageButton } from '../frame/page-button.tsx'
import { useMatched } from './use-matched.ts'
import { uploadWords as words } from './words.ts'

const states = {
  checked: words.checked,
  imported: words.importedState,
  refused: words.refusedState,
} as const

interface UploadHistoryProps extends Pick<BodyProps, 'account'> {
  readonly kind: UploadKind
}

function useColumns({
  account,
  kind,
}: UploadHistoryProps): readonly DataColumn<ConversionUpload>[] {
  const { count, moment } = useFigures(account.currency)
  const matched = useMatched(account.currency)
  return [
    { head: words.file(), cell: ({ file_name: file }) => <bdi>{file}</bdi> },
    {
      head: words.when(),
      cell: ({ uploaded_at: at, uploaded_by: name }) =>
        name === null ? moment(at) : words.byName({ at: moment(at), name }),
    },
    { head: words.state(), cell: ({ state }) => states[state]() },
    { head: words.rows(), cell: (row) => count(row.rows), isNumber: true },
    { head: words.countedHead(), cell: (row) => count(row.counted), isNumber: true },
    { head: words.duplicates(), cell: (row) => count(row.duplicates), isNumber: true },
    { head: words.refused(), cell: (row) => count(row.refused), isNumber: true },
    ...(kind === 'analysis'
      ? [
          {
            head: words.matched(),
            cell: (row: ConversionUpload) =>
              row.state === 'imported' ? matched(row.matched) : '–',
            isNumber: true,
          },
        ]
      : []),
  ]
}

/** The files of a kind that were uploaded, the latest first. */
export function UploadHistory({ account, kind }: UploadHistoryProps): ReactElement {
  const { client } = useShell()
  const columns = useColumns({ account, kind })
  const list = useInfiniteQuery({
    ...listOptions(client, listConversionUploads, { advertiser_id: account.id, kind }),
    staleTime: 0,
  })
  return (
    <div className={panels.stack}>
      <div>
        <PageButton
          page={kind === 'analysis' ? 'pcaUpload' : 'conversionUpload'}
          advertiserId={account.id}
        >
          {words.uploadNew()}
        </PageButton>
      </div>
      <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
        {(uploads) =>
          uploads.length === 0 ? (
            <Nothing>{words.noUploads()}</Nothing>
          ) : (
            <>
              <DataTable
                label={kind === 'analysis' ? words.analyses() : words.history()}
                rows={uploads}
                keyOf={({ id, uploaded_at: at }) => id ?? at}
                columns={columns}
              />
              <ShowMore list={list} />
            </>
          )
        }
      </Report>
    </div>
  )
}
