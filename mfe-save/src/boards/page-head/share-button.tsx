import { copyLink } from '@tessera/module/copy-link'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement } from 'react'

interface ShareButtonProps {
  readonly label: string
  /** The address on this site that the link leads to. */
  readonly path: string
}

/** Copies the link to a board, a section or a profile. */
export function ShareButton({ label, path }: ShareButtonProps): ReactElement {
  const shell = useShell()
  return (
    <Button
      kind="quiet"
      square
      aria-label={label}
      title={label}
      onClick={() => void copyLink(shell, path)}
    >
      <Icon shape={icons.share} size={20} />
    </Button>
  )
}
