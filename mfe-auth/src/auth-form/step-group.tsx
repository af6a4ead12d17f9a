import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './panel.module.css'
import type { State } from './states.ts'

/** One step under its name: whoever cannot see that another has come hears it, and is in it. */
export function StepGroup(props: {
  readonly name: string
  readonly kind: State['kind']
  readonly children: ReactNode
}) {
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = group.current?.querySelector('[data-step-focus]')
    if (first instanceof HTMLElement) first.focus()
  }, [props.kind])
  return (
    <section ref={group} aria-label={props.name} className={styles.step}>
      {props.children}
    </section>
  )
}
