import { useStore } from '@nanostores/react'
import { again } from '@tessera/module/again'
import { lazy, Suspense } from 'react'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import type { Shell } from '../shell/shell.ts'

const Palette = lazy(() => again(() => import(/* webpackChunkName: "palette" */ './palette.tsx')))
const Shortcuts = lazy(() =>
  again(() => import(/* webpackChunkName: "palette" */ './shortcuts-dialog.tsx')),
)

/** Shows the command palette, or the list of shortcuts, once it is opened. Nothing of them loads before. */
export function PaletteOpener({ shell }: { readonly shell: Shell }) {
  const open = useStore(shell.$palette)
  if (open === null) return null
  const close = () => shell.$palette.set(null)
  const failed = (thrown: unknown) => {
    shell.parts.report({ code: 'frame-not-loaded', from: 'shell', detail: String(thrown) })
    close()
  }
  const Shown = open === 'commands' ? Palette : Shortcuts
  return (
    <ViewBoundary key={open} onThrow={failed} fallback={() => null}>
      <Suspense fallback={null}>
        <Shown shell={shell} onClose={close} />
      </Suspense>
    </ViewBoundary>
  )
}
