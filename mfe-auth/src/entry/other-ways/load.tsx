import { useStore } from '@nanostores/react'
import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { useShell } from '@tessera/module/react'
import { lazy, Suspense } from 'react'
import type { Event } from '../flow/events.ts'
import type { State } from '../flow/states.ts'
import type { WayProps } from '../flow/way.ts'
import { offeredWays, type WayName } from './offered-ways.ts'

// Below the form, and not part of the first load.
const Lazy = lazy(async () => ({
  default: (await import(/* webpackChunkName: "other-ways" */ './other-ways.tsx')).OtherWays,
}))

const isBeside = (state: State): state is WayProps['state'] =>
  ['offer', 'form', 'busy', 'captcha', 'recovery'].includes(state.kind)

/** Height of the list in pixels: the line with 'or', Google's button, and the others'. */
const heightOf = (ways: readonly WayName[]): number =>
  ways.reduce((height, way) => height + (way === 'google' ? 54 : 56), 16)

interface OtherWaysProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly rules: SignUpRules
}

/** The other ways to log in or sign up; nothing where none is offered. */
export function OtherWays({ state, send, rules: { providers } }: OtherWaysProps) {
  const experiments = useStore(useShell().$experiments)
  if (!isBeside(state)) return null
  const { mode, business } = state
  const returning = mode === 'log-in' ? state.returning : null
  const passkeys = 'PublicKeyCredential' in window
  const offered = offeredWays({ providers, mode, business, returning, experiments, passkeys })
  if (offered.length === 0) return null
  // The list takes its room at once, so that nothing below it moves.
  return (
    <div style={{ inlineSize: '100%', minBlockSize: heightOf(offered) }}>
      <Suspense>
        <Lazy {...{ state, send, offered }} />
      </Suspense>
    </div>
  )
}
