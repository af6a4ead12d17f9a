import { type ReactElement, type ReactNode, useId } from 'react'
import panels from '../../kit/panels/panels.module.css'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a page, below its heading. */
export function Part({ title, children }: PartProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className={panels.part}>
      <h2 id={id} className={panels.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
