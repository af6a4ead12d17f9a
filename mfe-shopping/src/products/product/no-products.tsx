import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement, ReactNode } from 'react'
import { words } from './words.ts'

interface NoProductsProps {
  readonly title: string
  readonly children: ReactNode
}

/** Shown in place of an empty list of products; leads to the search for products. */
export function NoProducts({ title, children }: NoProductsProps): ReactElement {
  const { navigate } = useShell()
  const to = paths.searchScope.to({ scope: 'buyable_pins' })
  return (
    <EmptyState
      title={title}
      action={
        <Button kind="primary" href={to} onNavigate={(path) => navigate(path)}>
          {words.findProducts()}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
