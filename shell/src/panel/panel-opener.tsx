import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import type { Shell } from '../boot/shell.ts'

const Panel = lazy(() => import(/* webpackChunkName: "panel" */ './panel.tsx'))

/**
 * Opens the panel of modules by Alt+Shift+M, by the link in the banner of a document with overrides, and from
 * the account menu. Nothing of the panel is loaded before.
 */
export function PanelOpener({ shell: { $panel }, shell }: { readonly shell: Shell }) {
  const open = useStore($panel)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyM') $panel.set(true)
    }
    const clicked = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-modules]')) return
      event.preventDefault()
      $panel.set(true)
    }
    window.addEventListener('keydown', pressed)
    window.addEventListener('click', clicked)
    return () => {
      window.removeEventListener('keydown', pressed)
      window.removeEventListener('click', clicked)
    }
  }, [$panel])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <Panel shell={shell} onClose={() => $panel.set(false)} />
    </Suspense>
  )
}
