import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { endSlices } from './use-slices.ts'

/**
 * Mounts the frame. Below a drawn first screen it renders in slices, so that presses in between are
 * answered. A key ends that, because keys are for the frame, and so does a step through the history,
 * because react-router follows those only once it is mounted.
 */
export function mountFrame(element: Element, frame: ReactNode, page: Window): void {
  const root = createRoot(element)
  const render = () => root.render(frame)
  if (page.document.documentElement.hasAttribute('data-drawn')) {
    const listening = new AbortController()
    const { signal } = listening
    const finish = () => {
      listening.abort()
      if (element.hasChildNodes()) return
      endSlices()
      flushSync(render)
    }
    for (const type of ['keydown', 'popstate'])
      page.addEventListener(type, finish, { capture: true, signal })
    startTransition(render)
  } else render()
}
