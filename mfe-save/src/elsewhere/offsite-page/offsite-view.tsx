import { useTitle } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement, ReactNode } from 'react'
import styles from './offsite.module.css'
import type { Verdict } from './verdict.ts'
import { words } from './words.ts'

const signs = { plain: icons.arrow, careful: icons.warning, bad: icons.warning }

/** Longer addresses are cut; the host comes first. */
const shownOfAddress = 240

const shortened = (text: string): string =>
  text.length > shownOfAddress ? `${text.slice(0, shownOfAddress)}…` : text

/** Shows a link's host and then the whole link, as text that is no link. */
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

/** Shows the verdict on a link, with buttons to open it or go back. */
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
        <Icon shape={signs[tone]} size={28} />
      </span>
      <PageTitle>{title}</PageTitle>
      <p className={styles.text}>{text}</p>
      {to === null ? null : <Destination to={to} />}
      {children}
    </article>
  )
}
