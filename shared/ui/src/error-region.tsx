import type { ReactElement, ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './error-region.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { words } from './words.ts'

interface ErrorRegionProps {
  title: ReactNode
  /** One sentence that says what happened, and that nothing was lost. */
  children: ReactNode
  onRetry?: () => void
  busy?: boolean
  retryLabel?: string
  /** The details that support asks for, such as a code; shown on demand. */
  code?: string
  /** True when nothing else is on the page: the title is then the page's h1. */
  isPage?: boolean
}

/** Shows that one part of the page failed, in its place. */
export function ErrorRegion(props: ErrorRegionProps): ReactElement {
  const { title, children, onRetry, busy = false, retryLabel = words.tryAgain(), code } = props
  const Title = props.isPage === true ? 'h1' : 'h2'
  return (
    <div role="alert" className={styles.region}>
      <div className={styles.head}>
        <span className={styles.sign}>
          <Icon shape={icons.warning} size={22} />
        </span>
        <div className={styles.words}>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{children}</p>
        </div>
      </div>
      {onRetry === undefined ? null : (
        <Button kind="ink" size="small" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {code === undefined ? null : (
        <details className={styles.details}>
          <summary className={styles.summary}>{words.details()}</summary>
          <code className={styles.code}>{code}</code>
        </details>
      )}
    </div>
  )
}
