import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { Link } from '@tessera/module/react'
import { PagePanel } from '../../entry/panel/page-panel.tsx'
import { nextAddress } from '../../kit/next-address/next-address.ts'
import styles from '../../sign-up/business-pages/business-pages.module.css'
import { words } from '../../words.ts'

/** The log-in page of business accounts. */
export default function BusinessLogInPage({ query }: PageProps) {
  const next = nextAddress(query.get('next'))
  const keeping = next === undefined ? {} : { next }
  return (
    <PagePanel begin="log-in" business query={query}>
      <p className={styles.create}>
        {words.noBusinessAccount()}{' '}
        <Link className={styles.link} to={paths.businessCreate.to(keeping)}>
          {words.createOne()}
        </Link>
      </p>
      <div className={styles.bar}>
        <Link className={styles.link} to={paths.login.to(keeping)}>
          {words.toPersonal()}
        </Link>
      </div>
    </PagePanel>
  )
}
