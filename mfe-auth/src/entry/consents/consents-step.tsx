import type { Consent } from '@tessera/contracts/consents'
import { optionalConsents, requiredConsents } from '@tessera/contracts/consents'
import { paths } from '@tessera/contracts/paths'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import type { FormEvent } from 'react'
import { words } from '../../words.ts'
import { agreesToAll, mayGoOn } from '../flow/consent-choices.ts'
import type { Event } from '../flow/events.ts'
import type { AskingConsents } from '../flow/states.ts'
import styles from './consents.module.css'

const texts: Readonly<Record<Consent, { readonly label: () => string; readonly to: string }>> = {
  terms: { label: words.consentTerms, to: paths.terms.to() },
  collectionUsePersonalInfo: { label: words.consentCollection, to: paths.privacyPolicy.to() },
  thirdPartyProvisionPersonalInfo: { label: words.consentThirdParty, to: paths.privacyPolicy.to() },
  overseasTransferPersonalInfo: { label: words.consentOverseas, to: paths.privacyPolicy.to() },
  optionalMarketingConsent: { label: words.consentMarketing, to: paths.privacyPolicy.to() },
}

interface ConsentsProps {
  readonly state: AskingConsents
  readonly send: (event: Event) => void
}

function Section(props: ConsentsProps & { title: string; consents: readonly Consent[] }) {
  const { state, send, title, consents } = props
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {consents.map((consent) => (
        <div key={consent} className={styles.row}>
          <Checkbox
            name={consent}
            label={texts[consent].label()}
            checked={state.choices[consent]}
            onChange={() => send({ type: 'consents', event: { type: 'toggled', consent } })}
          />
          <a className={styles.read} href={texts[consent].to} target="_blank" rel="noopener">
            {words.readTerms()}
            <span className={styles.hidden}> {texts[consent].label()}</span>
          </a>
        </div>
      ))}
    </fieldset>
  )
}

/** Asks for each consent before the account is created. */
export function ConsentsStep({ state, send }: ConsentsProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'consents-given' })
  }
  return (
    <form className={styles.consents} onSubmit={submit}>
      <div className={styles.all}>
        <Checkbox
          data-step-focus
          label={words.agreeToAll()}
          checked={agreesToAll(state.choices)}
          onChange={() => send({ type: 'consents', event: { type: 'all-toggled' } })}
        />
      </div>
      <Section {...{ state, send }} title={words.required()} consents={requiredConsents} />
      <Section {...{ state, send }} title={words.optional()} consents={optionalConsents} />
      <div className={styles.actions}>
        <Button onClick={() => send({ type: 'consents-left' })}>{words.back()}</Button>
        <Button kind="primary" type="submit" disabled={!mayGoOn(state.choices)}>
          {words.next()}
        </Button>
      </div>
    </form>
  )
}
