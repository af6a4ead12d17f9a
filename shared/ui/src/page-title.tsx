import type { ReactElement, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import styles from './page-title.module.css'

interface PageTitleProps {
  children: ReactNode
  size?: 'head' | 'hero'
  ref?: Ref<HTMLHeadingElement>
  className?: string
}

/** A page's one h1; it can take focus, so that a change of page is read aloud from its title on. */
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
