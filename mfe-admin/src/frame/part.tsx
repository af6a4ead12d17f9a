import { type ReactElement, type ReactNode, useId } from 'react'
import parts from './parts.module.css'

interface PartProps {
  readonly title: string
  readonly lead?: ReactNode
  /** A button or link beside the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page, below its heading. */
export function Part({ title, lead, aside, children }: PartProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className={parts.panel}>
      <div className={parts.panelHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {lead === undefined ? null : <p className={parts.text}>{lead}</p>}
      {children}
    </section>
  )
}
