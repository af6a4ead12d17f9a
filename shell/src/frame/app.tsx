import type { ModuleError } from '@tessera/module/load'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { createContext, use } from 'react'
import { RouterProvider } from 'react-router-dom'
import { FailedRegion } from '../modules/failed-region.tsx'
import { SlotRegions } from '../modules/slot-region.tsx'
import styles from '../pages/empty-page.module.css'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import { Frame } from './frame.tsx'

/** Replaces the page when the frame itself throws; a button reloads it. */
export function Crashed() {
  return (
    <main className={styles.page}>
      <EmptyState
        isPage
        title={words.crashedTitle()}
        action={
          <Button kind="primary" onClick={() => location.reload()}>
            {words.reload()}
          </Button>
        }
      >
        {words.crashed()}
      </EmptyState>
    </main>
  )
}

const failedSlot = (error: ModuleError, retry: () => void) => (
  <FailedRegion error={error} onRetry={retry} />
)

const ShellOfApp = createContext<Shell | null>(null)

/** The frame, which draws the pages of the routes below it (pages/pages.tsx): one, or one over another. */
export function FrameRoute() {
  const shell = use(ShellOfApp)
  return shell === null ? null : (
    <SlotRegions modules={shell.boot.modules} host={shell.host} failed={failedSlot}>
      <Frame shell={shell} />
    </SlotRegions>
  )
}

/** The whole page: the frame around the page of the module that the address belongs to. */
export function App({ shell }: { readonly shell: Shell }) {
  const report = (thrown: unknown) =>
    shell.parts.report({ code: 'frame-threw', from: 'shell', detail: String(thrown) })
  return (
    <ShellOfApp value={shell}>
      {/* Navigation renders at once; pages show their own loading states. */}
      <RouterProvider router={shell.router} useTransitions={false} onError={report} />
    </ShellOfApp>
  )
}
