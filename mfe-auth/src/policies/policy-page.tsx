import { useTitle } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import styles from './policy-page.module.css'

/** A section of a policy: a heading and its paragraphs. */
export interface PolicyPart {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** Renders a policy as a page. */
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
