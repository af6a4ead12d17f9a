import type { ComponentProps, ReactElement } from 'react'
import { classes } from './classes.ts'
import styles from './scroll-area.module.css'

/**
 * A part of the screen that scrolls by itself. Code that follows scrolling finds it by
 * `scrollAreaOf`.
 */
export function ScrollArea(props: ComponentProps<'div'>): ReactElement {
  return <div {...props} data-scroll-area="" className={classes(styles.area, props.className)} />
}
