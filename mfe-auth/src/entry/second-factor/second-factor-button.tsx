import { Button } from '@tessera/ui/button'
import { useEffect, useRef } from 'react'
import { hasPasskeys } from '../../providers/passkeys/prompt.ts'
import { words } from '../../providers/passkeys/words.ts'
import styles from './code-step.module.css'

/** Answers the second factor with a passkey: first where there is no other, else beside the code. */
export default function PasskeyAnswer(props: {
  readonly first: boolean
  readonly busy: boolean
  readonly onChosen: () => void
}) {
  const { first, busy, onChosen } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (first) button.current?.focus()
  }, [first])
  return (
    <>
      {first ? <p className={styles.lead}>{words.finish()}</p> : null}
      {hasPasskeys() ? (
        <Button ref={button} kind={first ? 'primary' : 'quiet'} full busy={busy} onClick={onChosen}>
          {words.use()}
        </Button>
      ) : null}
    </>
  )
}
