import { useStore } from '@nanostores/react'
import { armIn } from '@tessera/contracts/experiments'
import { measures } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { facebookDisabled } from '../../experiments.ts'
import { payloadOf } from '../../kit/connect-window/open-connect-window.ts'
import { useConnectWindow } from '../../kit/connect-window/use-connect-window.ts'
import { FacebookProof } from './facebook-proof.ts'
import { words } from './words.ts'

/** Facebook's sign, in the color of the text. */
function FacebookMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M24 12a12 12 0 1 0-13.9 11.9v-8.4H7V12h3.1V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12Z" />
    </svg>
  )
}

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
