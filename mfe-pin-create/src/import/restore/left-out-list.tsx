import { getRestoreLeftOut, type RestoreLeftOut } from '@tessera/contracts/calls/restores'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import styles from '../import.module.css'
import { leftOutText } from './texts.ts'
import { words } from './words.ts'

/** Lists what a restore left out by name, a page at a time. */
export function LeftOutList({ id }: { readonly id: string }): ReactElement {
  const { client } = useShell()
  const [items, setItems] = useState<readonly RestoreLeftOut[]>([])
  const [next, setNext] = useState<string | null>('0')
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const load = async (after: string) => {
    setBusy(true)
    const page = await client.call(getRestoreLeftOut, { id, after })
    setBusy(false)
    setFailed(!page.ok)
    if (!page.ok) return
    setItems((before) => [...before, ...page.data.items])
    setNext(page.data.next)
  }
  const label = hasFailed ? words.tryAgain() : items.length === 0 ? words.names() : words.more()
  return (
    <>
      {items.length === 0 ? null : (
        <ul aria-label={words.leftOut()} className={styles.boards}>
          {items.map((item, at) => (
            <li key={at}>
              <bdi>{leftOutText(item)}</bdi>
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
          <Button kind="plain" busy={busy} onClick={() => void load(next)}>
            {label}
          </Button>
        </div>
      )}
    </>
  )
}
