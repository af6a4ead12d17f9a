import { type ReactElement, useState } from 'react'
import type { SiteQuery } from '../pictures/other-sites/site-query.ts'
import { MemberView, useSiteBoards } from './member-view.tsx'
import { type Step, stepBefore } from './picker.tsx'

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
