import { useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Router } from './router.ts'

/**
 * Connects the shell's router to react-router. It renders before all components that navigate, so
 * that its effects run first.
 */
export function FollowRouter({ router }: { readonly router: Router }) {
  const { key, pathname, search } = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  useLayoutEffect(() => router.goBy(navigate), [router, navigate])
  useLayoutEffect(
    () => router.arrive({ action: `${action}`, address: { key, pathname, search } }),
    [router, action, key, pathname, search],
  )
  return null
}
