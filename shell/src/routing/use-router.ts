import { useStore } from '@nanostores/react'
import { createContext, use } from 'react'
import type { Router } from './router.ts'
import type { PageAddress } from './shown-pages.ts'

const Context = createContext<Router | null>(null)

/** Gives the frame its router. */
export const RouterProvider = Context.Provider

/** Returns the router. */
export function useRouter(): Router {
  const router = use(Context)
  if (router === null)
    throw new Error('useRouter was called outside the frame. Render it inside <RouterProvider>.')
  return router
}

/** Returns the address of the current history entry. */
export const useHere = (): PageAddress => useStore(useRouter().$step).address
