import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactNode } from 'react'
import { words } from '../../entry/qr-log-in/words.ts'
import { Card } from '../../kit/card/card.tsx'

interface EndCardProps {
  readonly title: string
  readonly lead: string
  /** A further way on, below the one to the home page. */
  readonly children?: ReactNode
}

/** A card where nothing is left to do. */
export function EndCard({ title, lead, children }: EndCardProps) {
  const { navigate } = useShell()
  return (
    <Card title={title} lead={lead}>
      <Button kind="primary" full href={paths.home.to()} onNavigate={navigate}>
        {words.goOn()}
      </Button>
      {children}
    </Card>
  )
}
