import { paths } from '@tessera/contracts/paths'
import { words } from '../words.ts'
import styles from './panel.module.css'

function Policy({ to, name }: { readonly to: string; readonly name: string }) {
  // In a tab of its own, so that what was written in the form stays.
  return (
    <a className={styles.policy} href={to} target="_blank" rel="noopener">
      {name}
    </a>
  )
}

/** What one agrees to by going on. */
export function Agreement() {
  return (
    <p className={styles.small}>
      {words.agree()} <Policy to={paths.terms.to()} name={words.terms()} /> {words.and()}{' '}
      <Policy to={paths.privacyPolicy.to()} name={words.privacyPolicy()} />.
    </p>
  )
}
