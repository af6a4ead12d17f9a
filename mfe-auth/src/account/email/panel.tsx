import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { type Flow, useCommand, useFlow } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import {
  changeEmail,
  type EmailState,
  getEmail,
  resumeEmails,
} from '@tessera/contracts/calls/email-change'
import type { Security } from '@tessera/contracts/calls/security'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { SendVerification } from '@tessera/module/send-verification'
import { Button } from '@tessera/ui/button'
import { PasswordField, TextField } from '@tessera/ui/field'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { useRef } from 'react'
import { runInFlow } from '../../commands.ts'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { HiddenUsername } from '../../kit/form/hidden-username.tsx'
import { useFocusFirstError } from '../../kit/form/use-focus-first-error.ts'
import { words as common } from '../../words.ts'
import styles from '../account-settings/account.module.css'
import { words as account } from '../account-settings/words.ts'
import { ConfirmBelowFault } from '../confirm-instead/confirm-instead.tsx'
import { blank, type Changing, type ChangingEvent, type EmailField, nextChanging } from './flow.ts'
import { words } from './words.ts'

const changeCommand = defineCommand(changeEmail, {
  name: 'change-email',
  confirm: (_, __, draft) => draft.lists({ of: [getEmail], ask: 'now' }),
  say: { done: (_, { email }) => words.sent({ email: email.trim() }) },
})

const resumeCommand = defineCommand(resumeEmails, {
  name: 'resume-emails',
  confirm: (_, __, draft) => draft.lists({ of: [getEmail], ask: 'now' }),
  say: { done: () => words.resumed() },
})

function useChanging(hasPassword: boolean) {
  const shell = useShell()
  const missing = { email: words.missing(), password: account.passwordMissing() }
  const given = { hasPassword, missing, stale: words.stale() }
  const flow: Flow<Changing, ChangingEvent> = {
    start: blank,
    next: (now, event) => nextChanging(now, event, given),
    effects: {
      sending: async ({ email, password }, { send }) => {
        const input = { email, ...(hasPassword ? { password } : {}) }
        const result = await runInFlow(shell, changeCommand, input)
        send(result.ok ? { type: 'sent' } : { type: 'refused', error: result.error })
      },
    },
  }
  return useFlow(flow)
}

function ChangeForm({
  security,
  present,
}: {
  readonly security: Security
  readonly present: string
}) {
  const { has_password: hasPassword } = security
  const [state, send] = useChanging(hasPassword)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, state.tries)
  const sending = state.kind === 'sending'
  const faultAt = (place: EmailField | 'form') =>
    state.kind === 'form' && state.fault?.at === place ? state.fault.message : undefined
  const field = (name: EmailField) => ({
    name,
    readOnly: sending,
    value: state[name],
    error: faultAt(name),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      send({ type: 'typed', field: name, value: currentTarget.value }),
  })
  return (
    <form
      ref={form}
      noValidate
      className={styles.narrow}
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'submitted' })
      }}
    >
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={limits.emailMax}
        label={words.fresh()}
      />
      {hasPassword ? (
        <>
          <HiddenUsername email={present} />
          <PasswordField
            {...field('password')}
            label={words.password()}
            autoComplete="current-password"
            showLabel={common.showPassword()}
            hideLabel={common.hidePassword()}
            maxLength={limits.passwordMax}
          />
        </>
      ) : null}
      <FormFault message={faultAt('form')} />
      {faultAt('form') === words.stale() ? (
        <ConfirmBelowFault security={security} onConfirmed={() => send({ type: 'submitted' })} />
      ) : null}
      <div>
        <Button type="submit" busy={sending}>
          {words.change()}
        </Button>
      </div>
    </form>
  )
}

/** Says that few or no emails are sent, and how to change that. */
function Stopped({ stopped }: Pick<EmailState, 'stopped'>) {
  const { commands } = useShell()
  const { run, busy } = useCommand(resumeCommand)
  if (stopped !== 'bounced' && stopped !== 'complained') return null
  return (
    <div className={styles.notice}>
      <p>{stopped === 'bounced' ? words.bounced() : words.complained()}</p>
      {stopped === 'bounced' ? (
        <SendVerification commands={commands} label={words.confirm()} />
      ) : (
        <Button size="small" busy={busy} onClick={() => void run({})}>
          {words.resume()}
        </Button>
      )}
    </div>
  )
}

function Present({ state }: { readonly state: EmailState }) {
  return (
    <div className={styles.anywhere}>
      <p>
        {words.now({ email: state.email })} {state.email_verified ? null : words.unverified()}
      </p>
      <Stopped stopped={state.stopped} />
      {state.pending_email === null ? null : (
        <p role="status" className={styles.notice}>
          {words.pending({ email: state.pending_email })}
        </p>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label={words.loading()}>
      <Skeleton height={160} />
    </div>
  )
}

/** Shows the address, and changes it: the new one is confirmed by an email first. */
export function EmailPanel({ security }: { readonly security: Security }) {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, getEmail, {}), staleTime: 0 })
  return (
    <SettingsPanel title={words.title()} why={words.why()}>
      <QueryRegion query={query} failed={words.failed()} waiting={<Waiting />}>
        {(email) => (
          <>
            <Present state={email} />
            <ChangeForm security={security} present={email.email} />
          </>
        )}
      </QueryRegion>
    </SettingsPanel>
  )
}
