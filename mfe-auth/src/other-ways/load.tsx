import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { State } from '../auth-form/states.ts'
import type { OtherWays as Loaded } from './other-ways.tsx'

// Below the form, and not part of the first load.
const Lazy = lazy(async () => ({
  default: (await import(/* webpackChunkName: "other-ways" */ './other-ways.tsx')).OtherWays,
}))

const isAny = ({ providers }: SignUpRules): boolean => Object.values(providers).includes(true)

/** True where a passkey may log in; whether it does is for the chunk to know. */
const takesPasskeys = (state: State): boolean =>
  state.kind !== 'done' && state.mode === 'log-in' && 'PublicKeyCredential' in window

/** The other ways to log in or sign up; nothing where there is none. */
export function OtherWays(props: ComponentProps<typeof Loaded>) {
  if (!isAny(props.rules) && !takesPasskeys(props.state)) return null
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  )
}
