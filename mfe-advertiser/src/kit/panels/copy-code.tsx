import type { ReactElement } from 'react'
import { CopyButton } from './copy-button.tsx'
import styles from './copy-code.module.css'

interface CopyCodeProps {
  readonly label: string
  readonly code: string
}

/** A text to copy: code, an address or a token. */
export function CopyCode({ label, code }: CopyCodeProps): ReactElement {
  return (
    <figure className={styles.code}>
      <figcaption className={styles.codeHead}>
        {label}
        <CopyButton label={label} text={code} />
      </figcaption>
      <pre dir="ltr">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
