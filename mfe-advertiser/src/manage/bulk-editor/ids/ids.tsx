import { bulkFileUrl } from '@tessera/contracts/calls/bulk-files'
import { type BulkId, BulkIdKind } from '@tessera/contracts/calls/bulk-ids'
import { ShowMore } from '@tessera/module/show-more'
import { useTyped } from '@tessera/module/use-typed'
import { Button } from '@tessera/ui/button'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { SearchField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../../kit/account/body-props.ts'
import { CopyButton } from '../../../kit/panels/copy-button.tsx'
import panels from '../../../kit/panels/panels.module.css'
import { type DataColumn, DataTable } from '../../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../../kit/tables/report.tsx'
import styles from '../frame/bulk-editor.module.css'
import { useIds } from '../frame/use-ids.ts'
import { useMark } from '../frame/use-mark.ts'
import { idWords as words } from '../frame/words.ts'
import { stateName } from './state-name.ts'

const columnsOf = (kind: BulkIdKind): readonly DataColumn<BulkId>[] => [
  {
    head: words.id(),
    cell: ({ id }) => (
      <span className={styles.idRow}>
        <bdi dir="ltr" className={styles.code}>
          {id}
        </bdi>
        <CopyButton label={id} text={id} />
      </span>
    ),
  },
  { head: words.name(), cell: ({ name }) => <bdi>{name}</bdi> },
  ...(kind === 'campaign' || kind === 'ad-group' || kind === 'ad'
    ? [{ head: words.state(), cell: ({ state }: BulkId) => stateName(state) }]
    : []),
  ...(kind === 'ad-group' || kind === 'ad'
    ? [
        {
          head: words.parent(),
          cell: ({ parent }: BulkId) =>
            parent === null ? null : (
              <>
                <bdi>{parent.name}</bdi>{' '}
                <bdi dir="ltr" className={panels.note}>
                  {parent.id}
                </bdi>
              </>
            ),
        },
      ]
    : []),
]

/** The ids that templates name things by: found by name, copied, and downloaded. */
export default function IdLibrary({ account }: BodyProps): ReactElement {
  const [kind, setKind] = useState<BulkIdKind>('campaign')
  const [query, setQuery] = useState('')
  const [text, setText] = useTyped('', setQuery)
  const list = useIds(account.id, kind, query)
  const mark = useMark()
  const asked = { advertiser_id: account.id, kind, mark, ...(query === '' ? {} : { query }) }
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead()}</p>
      <ChipRow label={words.kind()}>
        {BulkIdKind.options.map((each) => (
          <Chip key={each} pressed={each === kind} onClick={() => setKind(each)}>
            {words[each]()}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.form}>
        <SearchField label={words.find()} value={text} onChange={setText} />
      </div>
      <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
        {(ids) =>
          ids.length === 0 ? (
            <Nothing>{words.none()}</Nothing>
          ) : (
            <>
              <DataTable
                label={words.results()}
                rows={ids}
                keyOf={({ id }) => id}
                columns={columnsOf(kind)}
              />
              <ShowMore list={list} />
              <div>
                <Button size="small" href={bulkFileUrl({ ...asked, file: 'ids' })} download>
                  {words.csv()}
                </Button>
              </div>
            </>
          )
        }
      </Report>
    </div>
  )
}
