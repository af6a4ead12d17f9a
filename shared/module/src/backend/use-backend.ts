import { useMemo } from 'react'
import { useShell } from '../react.tsx'
import { type Backend, backendOf } from './backend-of.ts'

/** Returns the module's own backend. */
export function useBackend(): Backend {
  const shell = useShell()
  return useMemo(() => backendOf(shell), [shell])
}
