import { useStore } from '@nanostores/react'
import type { GoogleFrameMessage } from '@tessera/contracts/connect-messages'
import { armIn } from '@tessera/contracts/experiments'
import { loginMethods } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useState } from 'react'
import { googleDisabled } from '../../experiments.ts'
import { GoogleFrame } from '../../providers/google/google-frame.tsx'
import { OneTap } from '../../providers/google/one-tap.tsx'
import { words } from '../../words.ts'
import type { Proof } from '../flow/connecting.ts'
import type { WayProps } from '../flow/way.ts'
import styles from './google-way.module.css'
import { UnavailableModal } from './unavailable-modal.tsx'
import { WayTip } from './way-tip.tsx'

/** Returns the proof of a credential that Google's script gave. */
function proofOf(google_open_id_token: string, isOneTap: boolean): Proof {
  const fields = { google_open_id_token }
  return isOneTap
    ? { provider: 'google', type: 'google_one_tap', method: loginMethods.googleOneTap, fields }
    : { provider: 'google', type: 'google', method: loginMethods.google, fields }
}

/** Stands in for Google's button where Google isn't available, and says so. */
function Unavailable() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button full onClick={() => setIsOpen(true)}>
        {words.connectWithGoogle()}
      </Button>
      {isOpen ? (
        <UnavailableModal provider={words.google()} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}

/** Google's own button, in a frame, and one tap where the page has room for it. */
function Available({ send, onUnavailable }: WayProps & { readonly onUnavailable: () => void }) {
  // Each frame's log-in works once, so the next needs a new frame.
  const [round, setRound] = useState(0)
  // The frames share a cookie, so the second loads once the first has it.
  const [isReady, setIsReady] = useState(false)
  const hear = (isOneTap: boolean) => (message: GoogleFrameMessage) => {
    if (message.google === 'shown') setIsReady(true)
    if (message.google === 'unavailable') return onUnavailable()
    if (message.google === 'lost') return setRound(round + 1)
    if (message.google !== 'credential') return
    setRound(round + 1)
    send({ type: 'proof-given', proof: proofOf(message.credential, isOneTap) })
  }
  return (
    <>
      <GoogleFrame
        key={`button-${round}`}
        show="button"
        title={words.continueWithGoogle()}
        className={styles.button}
        onMessage={hear(false)}
      />
      {isReady ? <OneTap key={`tap-${round}`} onMessage={hear(true)} /> : null}
    </>
  )
}

/** Google: for everybody but returning visitors who aren't connected to it. */
export function GoogleWay(props: WayProps) {
  const { $experiments } = useShell()
  const isDisabled = armIn(googleDisabled, useStore($experiments)) === 'enabled'
  const [isGone, setIsGone] = useState(false)
  return (
    <div className={styles.way}>
      {isDisabled || isGone ? (
        <Unavailable />
      ) : (
        <Available {...props} onUnavailable={() => setIsGone(true)} />
      )}
      <WayTip {...props} at="google" />
    </div>
  )
}
