import { useStore } from '@nanostores/react'
import { armIn } from '@tessera/contracts/experiments'
import { measures } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { facebookDisabled } from '../../experiments.ts'
import { payloadOf } from '../../kit/connect-window/open-connect-window.ts'
import { useConnectWindow } from '../../kit/connect-window/use-connect-window.ts'
import { FacebookMark } from './facebook-mark.tsx'
import { FacebookProof } from './facebook-proof.ts'
import { words } from './words.ts'

interface FacebookButtonProps {
  /** True while the service checks the proof. */
  readonly isBusy: boolean
  readonly onProof: (proof: FacebookProof) => void
  /** Called with a text for the person, or with undefined when an attempt begins. */
  readonly onFault: (text: string | undefined) => void
  /** Called instead of opening the window while the experiment web_facebook_disabled is on. */
  readonly onUnavailable: () => void
}

/**
 * Opens Facebook's window in the press. With the experiment web_facebook_disabled it looks disabled and says why
 * when it is pressed, so it stays in the tab order.
 */
export function FacebookButton({ isBusy, onProof, onFault, onUnavailable }: FacebookButtonProps) {
  const { $experiments } = useShell()
  const isDisabled = armIn(facebookDisabled, useStore($experiments)) === 'enabled'
  const open = useConnectWindow({
    provider: 'facebook',
    size: measures.connectWindowFacebook,
    read: payloadOf(FacebookProof),
    onComplete: onProof,
    onFault,
  })
  return (
    <Button
      kind="outline"
      full
      aria-disabled={isDisabled || undefined}
      busy={isBusy}
      onClick={isDisabled ? onUnavailable : open}
    >
      <FacebookMark /> {words.continueWith()}
    </Button>
  )
}
