import { useShell } from '@tessera/module/react'
import { Button, type ButtonKind } from '@tessera/ui/button'
import type { ReactElement, ReactNode } from 'react'

interface LinkButtonProps {
  readonly to: string
  readonly kind?: ButtonKind
  /** The label of a link whose text says too little. */
  readonly label?: string
  readonly children: ReactNode
}

/** A link to another page that looks like a button. */
export function LinkButton({ to, kind = 'quiet', label, children }: LinkButtonProps): ReactElement {
  const { navigate } = useShell()
  return (
    <Button
      {...{ kind, size: 'small', href: to }}
      aria-label={label}
      onNavigate={(address: string) => navigate(address)}
    >
      {children}
    </Button>
  )
}
