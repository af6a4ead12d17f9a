import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'

/** Keeps the running build of the module while the view holds input that is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const shell = useShell()
  useEffect(() => (isUnsaved ? shell.holdUnsaved() : undefined), [shell, isUnsaved])
}
