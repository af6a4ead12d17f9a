import type { Security } from '@tessera/contracts/calls/security'
import { measures } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { useId } from 'react'
import { ConfirmInstead } from '../confirm-instead/confirm-instead.tsx'
import { newPasswordId } from '../password/form.tsx'
import { words } from '../security-settings/words.ts'
import { AuthenticatorStep } from './authenticator-step.tsx'
import { CodesStep } from './codes-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { PhoneCodeStep, PhoneNumberStep } from './phone-steps.tsx'
import { ProvingStep } from './proving-step.tsx'
import styles from './set-up.module.css'
import type { Event, Screen, State } from './state.ts'
import { passkeyRemovalWhy, removalWhy, SureStep } from './sure-step.tsx'

interface DialogProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly security: Security
}

// The password step stays until the call that it confirms is answered, so that nothing flickers.
const asksPassword = ({ work }: State): boolean =>
  work.is === 'confirming' ||
  work.is === 'checking' ||
  (work.is === 'busy' && work.password !== null)

const titles: { readonly [At in Screen['at']]: () => string } = {
  overview: () => '',
  authenticator: words.authenticatorDo,
  'phone-number': words.phoneDo,
  'phone-code': words.phoneCodeDo,
  removal: words.removalPhone,
  renewal: words.renewalDo,
  'passkey-removal': words.passkeyRemovalDo,
  codes: words.keepDo,
}

// The code step stays until the call that it confirms is answered, as the password step does.
const asksCode = ({ work }: State): boolean =>
  work.is === 'proving' ||
  (work.is === 'busy' && 'present' in work.wanted && work.wanted.present !== undefined)

function titleOf(state: State, { has_password }: Security): string {
  if (asksPassword(state)) return has_password ? words.confirmDo() : words.confirmSelfDo()
  if (asksCode(state)) return words.proveDo()
  const { screen } = state
  return screen.at === 'removal' && screen.factor === 'totp'
    ? words.removalAuthenticator()
    : titles[screen.at]()
}

function NoPassword({ send }: Pick<DialogProps, 'send'>) {
  const lead = () => {
    send({ type: 'cancelled' })
    setTimeout(() => document.getElementById(newPasswordId)?.focus())
  }
  return (
    <>
      <p className={styles.how}>{words.confirmNone()}</p>
      <Button kind="primary" full data-autofocus onClick={lead}>
        {words.passwordSet()}
      </Button>
    </>
  )
}

function Step({ state, send, security }: DialogProps) {
  const { screen } = state
  if (asksPassword(state)) {
    if (security.has_password) return <ConfirmStep security={security} state={state} send={send} />
    return (
      <ConfirmInstead
        security={security}
        lead={<p className={styles.how}>{words.confirmWhy()}</p>}
        otherwise={<NoPassword send={send} />}
        disabled={state.work.is === 'busy'}
        onConfirmed={() => send({ type: 'confirmed' })}
      />
    )
  }
  if (asksCode(state)) return <ProvingStep security={security} state={state} send={send} />
  switch (screen.at) {
    case 'authenticator':
      return <AuthenticatorStep screen={screen} state={state} send={send} />
    case 'phone-number':
      return <PhoneNumberStep screen={screen} state={state} send={send} />
    case 'phone-code':
      return <PhoneCodeStep screen={screen} state={state} send={send} />
    case 'removal':
      return (
        <SureStep state={state} send={send} why={removalWhy(security)} doing={words.remove()} />
      )
    case 'passkey-removal':
      return (
        <SureStep
          state={state}
          send={send}
          why={passkeyRemovalWhy(security, screen.name)}
          doing={words.passkeyRemove()}
        />
      )
    case 'renewal':
      return <SureStep state={state} send={send} why={words.renewalWhy()} doing={words.renew()} />
    case 'codes':
      return <CodesStep codes={screen.codes} onKept={() => send({ type: 'kept' })} />
    case 'overview':
      return null
  }
}

/** The steps of a second factor as a modal. */
export function SecondFactorDialog(props: DialogProps) {
  const { state, send } = props
  const titleId = useId()
  if (state.screen.at === 'overview' && !asksPassword(state) && !asksCode(state)) return null
  return (
    <Modal
      width={measures.authModalSecondFactor}
      labelledBy={titleId}
      busy={state.work.is === 'busy' || state.work.is === 'checking'}
      closable={state.screen.at !== 'codes'}
      backdropCloses={false}
      onClose={() => send({ type: 'cancelled' })}
    >
      <div className={styles.step}>
        <h2 id={titleId} className={styles.title}>
          {titleOf(state, props.security)}
        </h2>
        <Step {...props} />
      </div>
    </Modal>
  )
}
