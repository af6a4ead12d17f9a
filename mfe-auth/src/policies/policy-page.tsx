import { useTitle } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import type { PolicyPart } from './policy.ts'
import styles from './policy-page.module.css'

/** A policy as a page to read. */
export function PolicyPage({
  title,
  parts,
}: {
  readonly title: string
  readonly parts: readonly PolicyPart[]
}) {
  useTitle(title)
  return (
    <article className={styles.policy}>
      <PageTitle size="hero">{title}</PageTitle>
      {parts.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.part}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
