import { type ReportColumn, reportColumnNames } from '@tessera/contracts/ads/report-view'
import { Announcement } from '@tessera/ui/announcement'
import { Button } from '@tessera/ui/button'
import { Chip } from '@tessera/ui/chip'
import { Modal } from '@tessera/ui/modal'
import { ReorderHandle } from '@tessera/ui/reorder/reorder-handle'
import { useReorder } from '@tessera/ui/reorder/use-reorder'
import { type ReactElement, useState } from 'react'
import { columnName } from '../../../kit/metrics/names.ts'
import { columnsNamed } from '../view/report-view.ts'
import { words } from '../view/words.ts'
import styles from './controls.module.css'

interface ColumnsModalProps {
  readonly columns: readonly ReportColumn[]
  readonly onClose: () => void
  readonly onChoose: (columns: readonly ReportColumn[]) => void
}

interface ShownProps {
  readonly columns: readonly ReportColumn[]
  readonly onChange: (columns: readonly ReportColumn[]) => void
}

function Shown({ columns, onChange }: ShownProps): ReactElement {
  const reorder = useReorder({
    items: columns.map((id) => ({ id, name: columnName(id) })),
    onOrder: async (order) => onChange(columnsNamed(order)),
  })
  return (
    <>
      <ol aria-label={words.columnOrder()} className={styles.order}>
        {columnsNamed(reorder.order).map((metric) => (
          <li key={metric} ref={reorder.place(metric)} className={styles.column}>
            <ReorderHandle item={{ id: metric, name: columnName(metric) }} reorder={reorder} />
            <span>{columnName(metric)}</span>
            <Button
              size="small"
              kind="quiet"
              // The last column stays.
              disabled={columns.length === 1}
              aria-label={words.removeColumn({ name: columnName(metric) })}
              onClick={() => onChange(columns.filter((each) => each !== metric))}
            >
              {words.remove()}
            </Button>
          </li>
        ))}
      </ol>
      <Announcement urgent text={reorder.said} />
    </>
  )
}

/** Chooses columns, and puts them in an order by pointer or keyboard. */
export function ColumnsModal({ columns, onClose, onChoose }: ColumnsModalProps): ReactElement {
  const [chosen, choose] = useState(columns)
  const others = reportColumnNames.filter((metric) => !chosen.includes(metric))
  return (
    <Modal title={words.ownColumns()} width={480} sheet onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.note}>{words.ownColumnsHow()}</p>
        <Shown columns={chosen} onChange={choose} />
        {others.length === 0 ? null : (
          <fieldset className={styles.others}>
            <legend className={styles.label}>{words.otherColumns()}</legend>
            {others.map((metric) => (
              <Chip
                key={metric}
                aria-label={words.addColumn({ name: columnName(metric) })}
                onClick={() => choose([...chosen, metric])}
              >
                {columnName(metric)}
              </Chip>
            ))}
          </fieldset>
        )}
        <Button kind="primary" onClick={() => onChoose(chosen)}>
          {words.apply()}
        </Button>
      </div>
    </Modal>
  )
}
