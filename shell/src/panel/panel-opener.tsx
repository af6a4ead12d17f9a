import { useStore } from '@nanostores/react'
import { again } from '@tessera/module/again'
import { lazy, Suspense, useEffect } from 'react'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import type { Shell } from '../shell/shell.ts'

const Panel = lazy(() => again(() => import(/* webpackChunkName: "panel" */ './panel.tsx')))

/**
 * Shows the panel of modules once it is opened: by the key (follow-panel-key.ts), from the account menu, or by the
 * link in the banner of a document with overrides. Nothing of the panel loads before.
 */
export function PanelOpener({ shell: { $panel }, shell }: { readonly shell: Shell }) {
  const open = useStore($panel)
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-modules]')) return
      event.preventDefault()
      $panel.set(true)
    }
    window.addEventListener('click', clicked)
    return () => window.removeEventListener('click', clicked)
  }, [$panel])
  if (!open) return null
  const close = () => $panel.set(false)
  const failed = (thrown: unknown) => {
    shell.parts.report({ code: 'frame-not-loaded', from: 'shell', detail: String(thrown) })
    close()
  }
  return (
    <ViewBoundary onThrow={failed} fallback={() => null}>
      <Suspense fallback={null}>
        <Panel shell={shell} onClose={close} />
      </Suspense>
    </ViewBoundary>
  )
}
