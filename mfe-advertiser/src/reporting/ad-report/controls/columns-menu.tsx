import { columnPresetNames, columnPresets, presetOf } from '@tessera/contracts/ads/report-view'
import { Menu } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { columnsName } from '../view/labels.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import { ColumnsModal } from './columns-modal.tsx'

/** Chooses the columns of a report: a set of them, or some of one's own. */
export function ColumnsMenu({
  report,
}: {
  readonly report: Pick<OpenReport, 'columns' | 'change'>
}): ReactElement {
  const { columns, change } = report
  const shown = presetOf(columns)
  const [isChoosing, setChoosing] = useState(false)
  const name = words.columns({ choice: columnsName(columns) })
  return (
    <>
      <Menu
        label={name}
        kind="quiet"
        size="small"
        items={[
          {
            id: 'sets',
            label: words.columnSets(),
            items: columnPresetNames.map((preset) => ({
              id: preset,
              label: columnsName(columnPresets[preset]),
              checked: shown === preset,
              onSelect: () => change({ columns: [...columnPresets[preset]] }),
            })),
          },
          {
            id: 'own',
            label: words.ownColumns(),
            checked: shown === null,
            onSelect: () => setChoosing(true),
          },
        ]}
      >
        {name}
      </Menu>
      {isChoosing ? (
        <ColumnsModal
          columns={columns}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            change({ columns: [...chosen] })
            setChoosing(false)
          }}
        />
      ) : null}
    </>
  )
}
