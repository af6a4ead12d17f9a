import { loginMethods } from '@tessera/contracts/limits'
import { LineButton } from '../../providers/line/line-button.tsx'
import type { LineProof } from '../../providers/line/line-proof.ts'
import type { Proof } from '../flow/connecting.ts'
import type { WayProps } from '../flow/way.ts'
import { WayTip } from './way-tip.tsx'

const proofOf = (fields: LineProof): Proof => ({
  provider: 'line',
  type: 'line',
  method: loginMethods.line,
  fields,
})

/** Logging in with LINE, where the service offers it: in Japan. */
export function LineWay(props: WayProps) {
  const { state, send } = props
  return (
    <>
      <LineButton
        isBusy={state.kind === 'busy' && state.proving?.proof.provider === 'line'}
        onProof={(proof) => send({ type: 'proof-given', proof: proofOf(proof) })}
        onFault={(text) =>
          send({ type: 'provider-failed', tip: text === undefined ? null : { at: 'line', text } })
        }
      />
      <WayTip {...props} at="line" />
    </>
  )
}
