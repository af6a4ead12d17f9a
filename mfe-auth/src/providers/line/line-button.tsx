import { measures } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { payloadOf } from '../../kit/connect-window/open-connect-window.ts'
import { useConnectWindow } from '../../kit/connect-window/use-connect-window.ts'
import { LineProof } from './line-proof.ts'
import { words } from './words.ts'

/** LINE's sign, a speech bubble in the color of the text. */
function LineMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 2C6 2 1 5.9 1 10.700c0 4.300 3.900 7.900 9.100 8.600.4.1.8.2 1 .5.1.3.1.700 0 1l-.2.900c0 .3-.2 1.100 1 .600s6.200-3.700 8.500-6.300C22.200 14.200 23 12.500 23 10.700 23 5.900 18 2 12 2Z" />
    </svg>
  )
}

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
