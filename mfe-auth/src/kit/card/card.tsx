import { measures } from '@tessera/contracts/limits'
import { useLayout } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  readonly title: string
  readonly lead?: string
  /** The account that the card is about. */
  readonly owner?: ReactNode
  readonly children: ReactNode
}

/** A centered card with a title and one column of content. */
export function Card({ title, lead, owner, children }: CardProps) {
  const { phone } = useLayout()
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <div className={styles.head}>
          <PageTitle>{title}</PageTitle>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {owner}
        <div
          className={styles.column}
          style={phone ? undefined : { maxInlineSize: measures.authFormColumn }}
        >
          {children}
        </div>
      </section>
    </div>
  )
}
