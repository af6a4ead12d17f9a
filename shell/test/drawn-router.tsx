import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { createRouter, navigateBy, type Router } from '../src/navigation/router.ts'

/** Renders the children at every address, as the frame is, and returns the router and a `navigate` for modules. */
export function drawnRouter(children?: ReactNode): {
  readonly router: Router
  readonly to: ReturnType<typeof navigateBy>
} {
  const router = createRouter(window, [{ path: '*', element: children ?? null }])
  render(<RouterProvider router={router} useTransitions={false} />)
  const navigate = navigateBy(router, window)
  return { router, to: (...way) => act(() => navigate(...way)) }
}
