import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import type { WayProps } from './way.ts'
import styles from './way-tip.module.css'

/** Shows at a provider's button what a log-in there came to. */
export function WayTip({ state, at }: Pick<WayProps, 'state'> & { readonly at: IdentityProvider }) {
  if (state.tip?.at !== at) return null
  return (
    <p role="alert" className={styles.tip}>
      {state.tip.text}
    </p>
  )
}
