import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { endSlices } from './use-slices.ts'

/**
 * Mounts the frame. Below a drawn first screen it renders in slices, so that presses in between are
 * answered. A key ends that, because keys are for the frame.
 */
export function mountFrame(element: Element, frame: ReactNode, page: Window): void {
  const root = createRoot(element)
  const render = () => root.render(frame)
  if (page.document.documentElement.hasAttribute('data-drawn')) {
    const finish = () => {
      if (element.hasChildNodes()) return
      endSlices()
      flushSync(render)
    }
    page.addEventListener('keydown', finish, { capture: true, once: true })
    startTransition(render)
  } else render()
}
