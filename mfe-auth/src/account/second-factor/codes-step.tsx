import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../../kit/qr-code/copy-button.tsx'
import { words } from '../security-settings/words.ts'
import styles from './set-up.module.css'

/** Shows the recovery codes once, with buttons to copy and download them. */
export function CodesStep(props: {
  readonly codes: readonly string[]
  readonly onKept: () => void
}) {
  const { codes, onKept } = props
  const { brand } = useShell()
  const how = useRef<HTMLParagraphElement>(null)
  useEffect(() => how.current?.focus(), [])
  const text = `${words.codesFile({ brand })}\n\n${codes.join('\n')}\n`
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  return (
    <>
      <p ref={how} tabIndex={-1} className={styles.how}>
        {words.keepHow()}
      </p>
      <ol aria-label={words.codesList()} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.keep}>
        <CopyButton text={codes.join('\n')} />
        <Button
          kind="quiet"
          size="small"
          href={file}
          download={`${brand.toLowerCase()}-recovery-codes.txt`}
        >
          {words.download()}
        </Button>
      </div>
      <div className={styles.form}>
        <Button kind="primary" full onClick={onKept}>
          {words.kept()}
        </Button>
      </div>
    </>
  )
}
