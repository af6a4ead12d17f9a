import { type ReactElement, type ReactNode, useId } from 'react'
import panels from './panels.module.css'

interface PartProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A part of a page, below its heading. */
export function Part({ title, lead, children }: PartProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className={panels.part}>
      <h2 id={id} className={panels.heading}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={panels.text}>{lead}</p>}
      {children}
    </section>
  )
}
