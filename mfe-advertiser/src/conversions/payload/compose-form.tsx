import { ActionSource, ConversionEventName } from '@tessera/contracts/ads/conversion-event'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import { sha256 } from '../../kit/files/hash-emails.ts'
import { eventWords } from '../../kit/metrics/words.ts'
import panels from '../../kit/panels/panels.module.css'
import styles from '../frame/frame.module.css'
import { actionWords } from '../frame/words.ts'
import { type EventDraft, eventOf } from './compose.ts'
import { payloadWords as words } from './words.ts'

interface ComposeFormProps {
  readonly currency: string
  /** Adds an event; false where the payload takes none. */
  readonly onEvent: (event: object) => boolean
}

type Fault = 'hash' | 'payload' | null

/** Composes an event and adds it to the payload. */
export function ComposeForm({ currency, onEvent }: ComposeFormProps): ReactElement {
  const [draft, setDraft] = useState<EventDraft & { readonly email: string }>({
    name: 'checkout',
    place: 'web',
    id: '',
    email: '',
    value: '',
    currency,
  })
  const [fault, setFault] = useState<Fault>(null)
  const write = (change: Partial<typeof draft>) => {
    setFault(null)
    setDraft({ ...draft, ...change })
  }
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const email = draft.email.trim().toLowerCase()
    if (email !== '' && globalThis.crypto?.subtle === undefined) return setFault('hash')
    const emailHash = email === '' ? '' : await sha256(email)
    if (!onEvent(eventOf({ ...draft, emailHash, now: new Date() }))) return setFault('payload')
    setDraft({ ...draft, id: '', email: '', value: '' })
  }
  const text = (name: 'id' | 'email' | 'value' | 'currency', error?: string) => (
    <TextField
      label={words[name]()}
      value={draft[name]}
      autoComplete="off"
      spellCheck={false}
      error={error}
      {...(name === 'email' ? { inputMode: 'email' } : {})}
      {...(name === 'value' ? { inputMode: 'decimal' } : {})}
      onChange={({ currentTarget }) => write({ [name]: currentTarget.value })}
    />
  )
  return (
    <form noValidate className={panels.stack} onSubmit={(event) => void submit(event)}>
      <div className={styles.fields}>
        <SelectField
          label={words.name()}
          value={draft.name}
          onChange={({ currentTarget }) => write({ name: currentTarget.value })}
        >
          {ConversionEventName.options.map((each) => (
            <option key={each} value={each}>
              {eventWords[each]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.place()}
          value={draft.place}
          onChange={({ currentTarget }) => write({ place: currentTarget.value })}
        >
          {ActionSource.options.map((each) => (
            <option key={each} value={each}>
              {actionWords[each]()}
            </option>
          ))}
        </SelectField>
        {text('id')}
        {text('email', fault === 'hash' ? words.noHashing() : undefined)}
        {text('value')}
        {text('currency')}
      </div>
      <div className={panels.acts}>
        <Button type="submit">{words.add()}</Button>
        {fault === 'payload' ? (
          <span role="alert" className={panels.fault}>
            {words.brokenPayload()}
          </span>
        ) : null}
      </div>
    </form>
  )
}
