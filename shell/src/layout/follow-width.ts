import type { Layout } from '@tessera/module'
import type { WritableAtom } from 'nanostores'
import { layoutFor } from './layout-size.ts'

/** Keeps the layout store in step with the window, writing only when the layout changes. */
export function followWidth($layout: WritableAtom<Layout>, page: Window): () => void {
  const measure = () => {
    const now = layoutFor(page.innerWidth)
    const before = $layout.get()
    if (now.size !== before.size || now.phone !== before.phone) $layout.set(now)
  }
  $layout.set(layoutFor(page.innerWidth))
  page.addEventListener('resize', measure, { passive: true })
  return () => page.removeEventListener('resize', measure)
}
