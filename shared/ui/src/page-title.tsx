import type { ReactElement, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import styles from './page-title.module.css'

interface PageTitleProps {
  children: ReactNode
  size?: 'head' | 'hero'
  ref?: Ref<HTMLHeadingElement>
  className?: string
}

/**
 * A page's h1. It can take the focus, so that a screen reader starts at the title of a new page.
 */
export function PageTitle({
  children,
  size = 'head',
  ref,
  className,
}: PageTitleProps): ReactElement {
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className={classes(styles.title, size === 'hero' && styles.hero, className)}
    >
      {children}
    </h1>
  )
}
