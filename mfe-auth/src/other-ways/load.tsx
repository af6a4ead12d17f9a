import { useStore } from '@nanostores/react'
import type { ExperimentArms } from '@tessera/contracts/experiments'
import { useShell } from '@tessera/module/react'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { OtherWays as Loaded } from './other-ways.tsx'

// Below the form, and not part of the first load.
const Lazy = lazy(async () => ({
  default: (await import(/* webpackChunkName: "other-ways" */ './other-ways.tsx')).OtherWays,
}))

/** True where a button may be below the form; passkeys log in only, and need a browser with them. */
const isAny = ({ rules, state }: ComponentProps<typeof Loaded>, { qr_log_in }: ExperimentArms) =>
  Object.values(rules.providers).includes(true) ||
  qr_log_in !== 'control' ||
  (state.kind !== 'done' && state.mode === 'log-in' && 'PublicKeyCredential' in window)

/** The other ways to log in or sign up; nothing where none is configured or tried. */
export function OtherWays(props: ComponentProps<typeof Loaded>) {
  const experiments = useStore(useShell().$experiments)
  if (!isAny(props, experiments)) return null
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  )
}
