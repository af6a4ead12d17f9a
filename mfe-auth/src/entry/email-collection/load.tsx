import { Spinner } from '@tessera/ui/spinner'
import { lazy, Suspense } from 'react'
import type { Event } from '../flow/events.ts'
import type { AskingEmail } from '../flow/states.ts'

// Only people whose provider knows no email need it.
const Lazy = lazy(async () => ({
  default: (await import(/* webpackChunkName: "email-collection" */ './email-step.tsx')).EmailStep,
}))

/** The names of the providers, which are the same in every language. */
const names = { google: 'Google', facebook: 'Facebook', line: 'LINE', sso: 'SSO' } as const

/** The step that asks for the email that a provider did not give. */
export function EmailStep(props: {
  readonly state: AskingEmail
  readonly send: (event: Event) => void
}) {
  const { state, send } = props
  return (
    <Suspense fallback={<Spinner />}>
      <Lazy
        provider={names[state.connecting.provider]}
        onGiven={(email, exists) => send({ type: 'email-given', email, exists })}
        onLeave={() => send({ type: 'connect-left' })}
      />
    </Suspense>
  )
}
