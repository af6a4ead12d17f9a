import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { OtherWays as Loaded } from './other-ways.tsx'

// Below the form, and not part of the first load.
const Lazy = lazy(async () => ({
  default: (await import(/* webpackChunkName: "other-ways" */ './other-ways.tsx')).OtherWays,
}))

const isAny = ({ providers }: SignUpRules): boolean => Object.values(providers).includes(true)

/** The other ways to log in or sign up; nothing where none is configured. */
export function OtherWays(props: ComponentProps<typeof Loaded>) {
  if (!isAny(props.rules)) return null
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  )
}
