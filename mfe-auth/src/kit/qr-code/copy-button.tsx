import { Button } from '@tessera/ui/button'
import { useState } from 'react'
import styles from './qr-code.module.css'
import { words } from './words.ts'

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text and announces the result: a browser may refuse to copy. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => setSaid((await copied(text)) ? words.copied() : words.copyFailed())
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => void copy()}>
        {label ?? words.copy()}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  )
}
