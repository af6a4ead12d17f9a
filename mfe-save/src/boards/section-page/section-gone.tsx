import type { Board } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'
import { words } from './words.ts'

/** Leads from a section that is not there any more to its board, and says why. */
export function SectionGone({ board }: { readonly board: Board }): null {
  const { navigate, toast } = useShell()
  const { url } = board
  useEffect(() => {
    navigate(url, { replace: true })
    toast({ text: words.gone() })
  }, [url, navigate, toast])
  return null
}
