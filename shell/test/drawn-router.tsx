import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Router } from '../src/routing/router.ts'
import { createRouter } from '../src/routing/router.ts'
import { RouterProvider } from '../src/routing/use-router.ts'

/** Renders the children with a router of the page, as the frame does. */
export function drawnRouter(children?: ReactNode): Router {
  const router = createRouter(window)
  render(<RouterProvider value={router}>{children}</RouterProvider>)
  return { ...router, to: (...way) => act(() => router.to(...way)) }
}
