import { Spinner } from '@tessera/ui/spinner'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { SocialStep as Loaded } from './social-step.tsx'

// Only people who came from a provider need it.
const Lazy = lazy(async () => ({
  default: (await import(/* webpackChunkName: "social-sign-up" */ './social-step.tsx')).SocialStep,
}))

/** The step that ends a sign-up with a provider. */
export function SocialStep(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Spinner />}>
      <Lazy {...props} />
    </Suspense>
  )
}
