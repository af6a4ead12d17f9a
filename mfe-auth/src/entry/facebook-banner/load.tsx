import { useStore } from '@nanostores/react'
import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { armIn } from '@tessera/contracts/experiments'
import { useShell } from '@tessera/module/react'
import { lazy, Suspense } from 'react'
import { facebookDisabled } from '../../experiments.ts'
import type { State } from '../flow/states.ts'

// Few visitors come from Facebook.
const SignUpBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "facebook-banner" */ './banner-notice.tsx'))
    .FacebookBannerNotice,
}))
const ReturningBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "facebook-banner" */ './banner-notice.tsx'))
    .ReturningBanner,
}))

/**
 * Says above the form that Facebook is of no use here: to people who are new, and, while Facebook is switched
 * off, to a returning visitor who used to log in with it.
 */
export function FacebookNotice({
  state,
  rules,
}: {
  readonly state: State
  readonly rules: SignUpRules
}) {
  const isOff = armIn(facebookDisabled, useStore(useShell().$experiments)) === 'enabled'
  if (state.kind === 'done') return null
  const { newAtFacebook, mode, returning, draft } = state
  const withGoogle = rules.providers.google
  if (mode === 'sign-up' && newAtFacebook)
    return (
      <Suspense>
        <SignUpBanner banner="sign-up" email={draft.email} withGoogle={withGoogle} />
      </Suspense>
    )
  if (mode !== 'log-in' || !isOff || returning?.connected_to_facebook !== true) return null
  return (
    <Suspense>
      <ReturningBanner email={returning.email} withGoogle={withGoogle} />
    </Suspense>
  )
}
