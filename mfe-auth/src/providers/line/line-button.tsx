import { measures } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { payloadOf } from '../../kit/connect-window/open-connect-window.ts'
import { useConnectWindow } from '../../kit/connect-window/use-connect-window.ts'
import { LineMark } from './line-mark.tsx'
import { LineProof } from './line-proof.ts'
import { words } from './words.ts'

interface LineButtonProps {
  /** True while the service checks the proof. */
  readonly isBusy: boolean
  readonly onProof: (proof: LineProof) => void
  /** Called with a text for the person, or with undefined when an attempt begins. */
  readonly onFault: (text: string | undefined) => void
}

/** Opens LINE's window in the press. It is offered in Japan only. */
export function LineButton({ isBusy, onProof, onFault }: LineButtonProps) {
  const open = useConnectWindow({
    provider: 'line',
    size: measures.connectWindowSso,
    read: payloadOf(LineProof),
    onComplete: onProof,
    onFault,
  })
  return (
    <Button kind="outline" full busy={isBusy} onClick={open}>
      <LineMark /> {words.continueWith()}
    </Button>
  )
}
