import type { PayloadReport } from '@tessera/contracts/ads/payload-report'
import { plural } from '@tessera/contracts/messages'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import styles from '../frame/frame.module.css'
import { faultWords, warningWords } from '../health/fault-words.ts'
import { payloadCounted, payloadWords as words } from './words.ts'

interface FindingsProps {
  readonly report: PayloadReport
  readonly currency: string
  readonly onLine: (line: number) => void
}

const eventNumber = (index: number) => words.event({ number: index + 1 })

/** Shows what the API would answer to a payload, line by line. */
export function Findings({ report, currency, onLine }: FindingsProps): ReactElement {
  const { locale } = useFigures(currency)
  const { faults, warnings, events } = report
  return (
    <div className={panels.stack}>
      <p role="status" className={faults.length === 0 ? styles.good : panels.fault}>
        {faults.length === 0
          ? words.fine({ events: plural(events, payloadCounted, locale) })
          : words.findings()}
      </p>
      <ul className={styles.list}>
        {faults.map(({ line, index, field, code }) => (
          <li key={`${line} ${index} ${field} ${code}`} className={styles.item}>
            <span className={styles.itemWords}>
              <span className={styles.itemName}>
                {words.line({ line })}
                {index === null ? null : `, ${eventNumber(index)}`}
                {field === '' ? null : <bdi dir="ltr">: {field}</bdi>}
              </span>
              {faultWords(code)}
            </span>
            <Button size="small" onClick={() => onLine(line)}>
              {words.toLine({ line })}
            </Button>
          </li>
        ))}
      </ul>
      {warnings.length === 0 ? null : (
        <>
          <h3 className={styles.itemName}>{words.warnings()}</h3>
          <ul className={panels.steps}>
            {warnings.map(({ index, warning }) => (
              <li key={`${index} ${warning}`}>
                {eventNumber(index)}: {warningWords[warning]()}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
