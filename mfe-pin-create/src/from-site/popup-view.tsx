import { type ReactElement, useState } from 'react'
import { MemberView, useSiteBoards } from './member-view.tsx'
import { type Step, stepBefore } from './picker.tsx'
import type { SiteQuery } from './site-query.ts'

/** The picker in a window of its own, with its forms in place. */
export function PopupView({
  site,
  method,
}: {
  readonly site: SiteQuery
  readonly method: string
}): ReactElement {
  const [step, setStep] = useState<Step>({ kind: 'boards' })
  const before = stepBefore(step)
  return (
    <MemberView
      {...{ site, method, step, ...useSiteBoards() }}
      isPopup
      onStep={setStep}
      onBack={before === undefined ? undefined : () => setStep(before)}
    />
  )
}
