import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { words } from './words.ts'

/** A link to the home page that looks like the one thing to do. */
export function FindIdeas(): ReactElement {
  const { navigate } = useShell()
  return (
    <Button kind="primary" href={paths.home.to()} onNavigate={(to) => navigate(to)}>
      {words.goHome()}
    </Button>
  )
}
