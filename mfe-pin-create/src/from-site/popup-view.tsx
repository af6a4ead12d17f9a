import { type ReactElement, useState } from 'react'
import { MemberView, useSiteBoards } from './member-view.tsx'
import { type Step, stepBefore } from './picker.tsx'
import type { SiteQuery } from './site-query.ts'

interface PopupViewProps {
  readonly site: SiteQuery
  readonly method: string
  /** False for a bookmark that opened its page in the tab of the other site. */
  readonly isPopup: boolean
}

/** The picker in a window of its own, with its forms in place. */
export function PopupView({ site, method, isPopup }: PopupViewProps): ReactElement {
  const [step, setStep] = useState<Step>({ kind: 'boards' })
  const before = stepBefore(step)
  return (
    <MemberView
      {...{ site, method, isPopup, step, ...useSiteBoards() }}
      isLinked={false}
      onStep={setStep}
      onBack={before === undefined ? undefined : () => setStep(before)}
    />
  )
}
