import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import { Button } from '@tessera/ui/button'
import { words } from '../../words.ts'
import type { WayProps } from '../flow/way.ts'
import styles from './way-tip.module.css'

/**
 * The tooltip at a provider's button: what the log-in there came to. For a paused account it offers
 * to come back.
 */
export function WayTip({ state, send, at }: WayProps & { readonly at: IdentityProvider }) {
  const { tip, connecting } = state
  if (tip?.at !== at) return null
  return (
    <div role="alert" className={styles.tip}>
      <p>{tip.text}</p>
      {connecting?.provider === at && connecting.paused ? (
        <Button size="small" onClick={() => send({ type: 'resumed' })}>
          {words.pausedResume()}
        </Button>
      ) : null}
    </div>
  )
}
