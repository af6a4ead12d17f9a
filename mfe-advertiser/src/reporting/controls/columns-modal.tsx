import { type ReportMetric, reportMetricNames } from '@tessera/contracts/ads/report-metrics'
import { Announcement } from '@tessera/ui/announcement'
import { Button } from '@tessera/ui/button'
import { Chip } from '@tessera/ui/chip'
import { Modal } from '@tessera/ui/modal'
import { ReorderHandle } from '@tessera/ui/reorder/reorder-handle'
import { useReorder } from '@tessera/ui/reorder/use-reorder'
import { type ReactElement, useState } from 'react'
import { metricName } from '../view/labels.ts'
import { metricsIn } from '../view/report-columns.ts'
import { words } from '../words.ts'
import styles from './controls.module.css'

interface ColumnsModalProps {
  readonly columns: readonly ReportMetric[]
  readonly onClose: () => void
  readonly onChoose: (columns: readonly ReportMetric[]) => void
}

interface ShownProps {
  readonly columns: readonly ReportMetric[]
  readonly onChange: (columns: readonly ReportMetric[]) => void
}

function Shown({ columns, onChange }: ShownProps): ReactElement {
  const reorder = useReorder({
    items: columns.map((id) => ({ id, name: metricName(id) })),
    onOrder: async (order) => onChange(metricsIn(order.join())),
  })
  return (
    <>
      <ol aria-label={words.columnOrder()} className={styles.order}>
        {metricsIn(reorder.order.join()).map((metric) => (
          <li key={metric} ref={reorder.place(metric)} className={styles.column}>
            <ReorderHandle item={{ id: metric, name: metricName(metric) }} reorder={reorder} />
            <span>{metricName(metric)}</span>
            <Button
              size="small"
              kind="quiet"
              // The last column stays.
              disabled={columns.length === 1}
              aria-label={words.removeColumn({ name: metricName(metric) })}
              onClick={() => onChange(columns.filter((each) => each !== metric))}
            >
              {words.remove()}
            </Button>
          </li>
        ))}
      </ol>
      <Announcement urgent>{reorder.said}</Announcement>
    </>
  )
}

/** Chooses columns, and puts them in an order by pointer or keyboard. */
export function ColumnsModal({ columns, onClose, onChoose }: ColumnsModalProps): ReactElement {
  const [chosen, choose] = useState(columns)
  const others = reportMetricNames.filter((metric) => !chosen.includes(metric))
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
                aria-label={words.addColumn({ name: metricName(metric) })}
                onClick={() => choose([...chosen, metric])}
              >
                {metricName(metric)}
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
