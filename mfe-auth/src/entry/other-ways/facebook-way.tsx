import { loginMethods } from '@tessera/contracts/limits'
import { useState } from 'react'
import { FacebookButton } from '../../providers/facebook/facebook-button.tsx'
import type { FacebookProof } from '../../providers/facebook/facebook-proof.ts'
import { words } from '../../words.ts'
import type { Proof } from '../flow/connecting.ts'
import type { WayProps } from '../flow/way.ts'
import { UnavailableModal } from './unavailable-modal.tsx'
import { WayTip } from './way-tip.tsx'

const proofOf = (fields: FacebookProof): Proof => ({
  provider: 'facebook',
  type: 'facebook',
  method: loginMethods.facebook,
  fields,
})

/** Logging in with Facebook: for people who are connected, so a returning visitor who isn't sees no button. */
export function FacebookWay(props: WayProps) {
  const { state, send } = props
  const [isUnavailable, setUnavailable] = useState(false)
  // The banner above the form has just said that Facebook signs nobody up.
  if (state.newAtFacebook && state.mode === 'sign-up') return null
  return (
    <>
      <FacebookButton
        isBusy={state.kind === 'busy' && state.proving?.proof.provider === 'facebook'}
        onProof={(proof) => send({ type: 'proof-given', proof: proofOf(proof) })}
        onFault={(text) =>
          send({
            type: 'provider-failed',
            tip: text === undefined ? null : { at: 'facebook', text },
          })
        }
        onUnavailable={() => setUnavailable(true)}
      />
      <WayTip {...props} at="facebook" />
      {isUnavailable ? (
        <UnavailableModal provider={words.facebook()} onClose={() => setUnavailable(false)} />
      ) : null}
    </>
  )
}
