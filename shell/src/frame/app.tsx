import type { ModuleError } from '@tessera/module/load'
import { BrowserRouter } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'
import { SlotRegions } from '../modules/slot-region.tsx'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import { FollowRouter } from '../routing/follow-router.tsx'
import { Crashed } from './crashed.tsx'
import { FailedRegion } from './failed-region.tsx'
import { Frame } from './frame.tsx'

const failedSlot = (error: ModuleError, retry: () => void) => (
  <FailedRegion error={error} onRetry={retry} />
)

/** The whole page: the frame, and in it whichever module's page the address names. */
export function App({ shell }: { readonly shell: Shell }) {
  const report = (thrown: unknown) =>
    shell.parts.report({ code: 'frame-threw', from: 'shell', detail: String(thrown) })
  return (
    <ViewBoundary onThrow={report} fallback={() => <Crashed />}>
      {/* A step is on the screen at once: what a page waits for it shows itself. */}
      <BrowserRouter useTransitions={false}>
        <FollowRouter router={shell.router} />
        <SlotRegions modules={shell.boot.modules} host={shell.host} failed={failedSlot}>
          <Frame shell={shell} />
        </SlotRegions>
      </BrowserRouter>
    </ViewBoundary>
  )
}
