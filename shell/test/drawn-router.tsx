import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { FollowRouter } from '../src/routing/follow-router.tsx'
import type { Router } from '../src/routing/router.ts'
import { createRouter } from '../src/routing/router.ts'

/** Renders react-router around the children and connects it to a router, as the frame does. */
export function drawnRouter(children?: ReactNode): Router {
  const router = createRouter(window)
  render(
    <BrowserRouter useTransitions={false}>
      <FollowRouter router={router} />
      {children}
    </BrowserRouter>,
  )
  return { ...router, to: (...way) => act(() => router.to(...way)) }
}
