import { useShell } from '@tessera/module/react'
import { useMemo } from 'react'
import { type Backend, backendOf } from './backend-of.ts'

/** Returns the module's own backend. */
export function useBackend(): Backend {
  const shell = useShell()
  return useMemo(() => backendOf(shell), [shell])
}
