import { useStore } from '@nanostores/react'
import type { SignUpRules } from '@tessera/contracts/calls/registration'
import type { ExperimentArms } from '@tessera/contracts/experiments'
import { useShell } from '@tessera/module/react'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { OtherWays as Loaded } from './other-ways.tsx'

// Below the form, and not part of the first load.
const Lazy = lazy(async () => ({
  default: (await import(/* webpackChunkName: "other-ways" */ './other-ways.tsx')).OtherWays,
}))

const isAny = ({ providers }: SignUpRules, { qr_log_in }: ExperimentArms): boolean =>
  Object.values(providers).includes(true) || qr_log_in !== 'control'

/** The other ways to log in or sign up; nothing where none is configured or tried. */
export function OtherWays(props: ComponentProps<typeof Loaded>) {
  const experiments = useStore(useShell().$experiments)
  if (!isAny(props.rules, experiments)) return null
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  )
}
