import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { asTyped } from './addresses.ts'
import styles from './page.module.css'
import { words } from './words.ts'

/** What was searched for instead of what was typed, and the way to what was typed. */
export function Corrected(props: {
  readonly corrected: string
  readonly text: string
  readonly scope: SearchScope
  readonly query: URLSearchParams
}): ReactElement {
  const { corrected, text, scope, query } = props
  return (
    <div role="status" className={styles.corrected}>
      <p className={styles.instead}>
        {words.showingFor()} <strong>{corrected}</strong>
      </p>
      <p className={styles.typed}>
        {words.insteadFor()}{' '}
        <Link to={asTyped(scope, query)} className={styles.typedLink}>
          {text}
        </Link>
      </p>
    </div>
  )
}
