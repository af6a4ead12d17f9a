import { useLayoutEffect } from 'react'
import { useRouter } from './use-router.ts'

/** Leads to another page in place of this one. */
export function Redirect({ to }: { readonly to: string }): null {
  const router = useRouter()
  useLayoutEffect(() => router.to(to, { replace: true }), [router, to])
  return null
}
