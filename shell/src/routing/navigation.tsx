import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'

/** Lends the router to the modules: their `navigate`, and where the page is. */
export function Navigation({ shell }: { readonly shell: Shell }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    shell.$navigate.set((to, options) => void navigate(to, { replace: options?.replace ?? false }))
  }, [shell, navigate])
  useLayoutEffect(() => {
    shell.stores.$address.set({ pathname, search })
  }, [shell, pathname, search])
  return null
}
