import type { ReactElement } from 'react'
import styles from './import.module.css'

interface NamedListProps {
  readonly summary: string
  readonly lines: readonly string[]
}

/** A list that opens by a press; nothing where it is empty. */
export function NamedList({ summary, lines }: NamedListProps): ReactElement | null {
  if (lines.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}
