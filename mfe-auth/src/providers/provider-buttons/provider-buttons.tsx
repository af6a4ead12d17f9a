import type { confirmByIdentity } from '@tessera/contracts/calls/connected-accounts'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import { useState } from 'react'
import { words as common } from '../../words.ts'
import { FacebookButton } from '../facebook/facebook-button.tsx'
import { GoogleFrame } from '../google/google-frame.tsx'
import { LineButton } from '../line/line-button.tsx'
import type { ButtonProvider } from './offered-providers.ts'
import styles from './provider-buttons.module.css'
import { words } from './words.ts'

/** A proof of somebody's identity at a provider, for the service. */
export type ProviderProof = InputOf<typeof confirmByIdentity>

interface ProviderButtonsProps {
  readonly providers: readonly ButtonProvider[]
  /** True while the service checks a proof. */
  readonly isBusy: boolean
  readonly onProof: (proof: ProviderProof) => void
  /** Called with a text for the person, or with undefined when an attempt begins. */
  readonly onFault: (text: string | undefined) => void
}

function GoogleButton({ onProof, onFault }: ProviderButtonsProps) {
  // Each frame's log-in works once, so the next needs a new frame.
  const [round, setRound] = useState(0)
  return (
    <GoogleFrame
      key={round}
      show="button"
      title={common.continueWithGoogle()}
      className={styles.frame}
      onMessage={(message) => {
        if (message.google === 'unavailable') onFault(words.googleGone())
        else if (message.google === 'lost') setRound(round + 1)
        else if (message.google === 'credential') {
          setRound(round + 1)
          onProof({ google_open_id_token: message.credential })
        }
      }}
    />
  )
}

/** The buttons of providers in settings: each gives a proof of who logs in there. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { providers, isBusy, onProof, onFault } = props
  if (providers.length === 0) return null
  return (
    <div className={styles.buttons}>
      {providers.includes('google') ? <GoogleButton {...props} /> : null}
      {providers.includes('facebook') ? (
        <FacebookButton {...{ isBusy, onProof, onFault }} onUnavailable={() => {}} />
      ) : null}
      {providers.includes('line') ? <LineButton {...{ isBusy, onProof, onFault }} /> : null}
    </div>
  )
}
