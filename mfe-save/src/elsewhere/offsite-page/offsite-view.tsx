import { useTitle } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement, ReactNode } from 'react'
import styles from './offsite.module.css'
import type { Verdict } from './verdict.ts'
import { words } from './words.ts'

const signs = { plain: 'arrow', careful: 'warning', bad: 'warning' } as const

/** An address longer than this is cut: what matters of it is where it leads. */
const shownOfAddress = 240

const shortened = (text: string): string =>
  text.length > shownOfAddress ? `${text.slice(0, shownOfAddress)}…` : text

/** Where a link leads: its host first, then all of it, as text that nobody can press. */
function Destination({ to }: { readonly to: URL }): ReactElement {
  return (
    <div className={styles.destination}>
      <p className={styles.quiet}>{words.leadsTo()}</p>
      <p className={styles.host} dir="ltr">
        {to.host}
      </p>
      <p className={styles.address} dir="ltr">
        {shortened(to.href)}
      </p>
    </div>
  )
}

/** What is said of a link, with the ways on and back. */
export function OffsiteView({
  verdict,
  children,
}: {
  readonly verdict: Verdict
  readonly children: ReactNode
}): ReactElement {
  const { tone, title, text, to } = verdict
  useTitle(title)
  return (
    <article className={styles.card}>
      <span className={`${styles.sign} ${styles[tone]}`}>
        <Icon name={signs[tone]} size={28} />
      </span>
      <PageTitle>{title}</PageTitle>
      <p className={styles.text}>{text}</p>
      {to === null ? null : <Destination to={to} />}
      {children}
    </article>
  )
}
