import { useStore } from '@nanostores/react'
import { type BulkColumn, bulkColumn, bulkColumnNames } from '@tessera/contracts/ads/bulk-template'
import { inPageLanguage } from '@tessera/contracts/messages'
import { topics } from '@tessera/contracts/topics'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import panels from '../../../kit/panels/panels.module.css'
import styles from '../frame/bulk-editor.module.css'

/** Columns with more values than a cell shows. */
export const listedColumns: readonly BulkColumn[] = bulkColumnNames.filter(
  (name) => (bulkColumn(name).values?.length ?? 0) > 8,
)

/** Returns the name of a value in the reader's language; nothing for one that says what it is. */
function nameOf(column: BulkColumn, value: string, locale: string): string | undefined {
  if (column === 'countries') return new Intl.DisplayNames([locale], { type: 'region' }).of(value)
  const topic = topics.find(({ id }) => id === value)
  return topic === undefined ? undefined : inPageLanguage(topic.name)
}

/** The values of the columns with many, each as files write it, and its name. */
export function ValueLists(): ReactElement {
  const locale = useStore(useShell().$locale)
  return (
    <>
      {listedColumns.map((column) => (
        <details key={column} className={styles.details}>
          <summary>
            <bdi dir="ltr">{column}</bdi>
          </summary>
          <ul className={styles.values}>
            {bulkColumn(column).values?.map((value) => (
              <li key={value}>
                <bdi dir="ltr" className={styles.code}>
                  {value}
                </bdi>{' '}
                <span className={panels.note}>{nameOf(column, value, locale)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
