import type { ComponentProps, ReactElement } from 'react'
import { classes } from './classes.ts'
import styles from './scroll-area.module.css'

/** What scrolls an element in place of the page, or null where the page itself does. */
export function scrollAreaOf(element: Element): HTMLElement | null {
  const found = element.closest('[data-scroll-area]')
  return found instanceof HTMLElement ? found : null
}

/** A part of the screen that scrolls by itself; what follows scrolling within it asks `scrollAreaOf`. */
export function ScrollArea(props: ComponentProps<'div'>): ReactElement {
  return <div {...props} data-scroll-area="" className={classes(styles.area, props.className)} />
}
