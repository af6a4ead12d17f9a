import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Mounts the frame. Below a drawn first screen it renders in slices, so that presses in between are answered: by the
 * frame of the document, which stands until then.
 */
export function mountFrame(element: Element, frame: ReactNode, page: Window): void {
  const root = createRoot(element)
  const render = () => root.render(frame)
  if (page.document.documentElement.hasAttribute('data-drawn')) startTransition(render)
  else render()
}
