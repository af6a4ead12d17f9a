import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import styles from '../import.module.css'
import { words } from './words.ts'

/** One page of a list, and where the next one begins; null at the end. */
interface ListPage {
  readonly lines: readonly string[]
  readonly next: string | null
}

interface PagedListProps {
  readonly label: string
  /** The button that opens the list. */
  readonly show: string
  /** Undefined where the page can't be loaded. */
  readonly load: (after: string | undefined) => Promise<ListPage | undefined>
}

/** A list that opens by a press, a page at a time. */
export function PagedList({ label, show, load }: PagedListProps): ReactElement {
  const [lines, setLines] = useState<readonly string[]>([])
  const [next, setNext] = useState<string | null | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const more = async (after: string | undefined) => {
    setBusy(true)
    const page = await load(after)
    setBusy(false)
    setFailed(page === undefined)
    if (page === undefined) return
    setLines((before) => [...before, ...page.lines])
    setNext(page.next)
  }
  const text = hasFailed ? words.tryAgain() : lines.length === 0 ? show : words.more()
  return (
    <>
      {lines.length === 0 ? null : (
        <ul aria-label={label} className={styles.boards}>
          {lines.map((line, at) => (
            <li key={at}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
      {hasFailed ? (
        <p role="alert" className={styles.fault}>
          {words.namesFailed()}
        </p>
      ) : null}
      {next === null ? null : (
        <div>
          <Button kind="plain" busy={busy} onClick={() => void more(next)}>
            {text}
          </Button>
        </div>
      )}
    </>
  )
}
