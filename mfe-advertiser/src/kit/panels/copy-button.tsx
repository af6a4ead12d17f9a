import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { panelWords as words } from './words.ts'

interface CopyButtonProps {
  /** The name of the text, which the button says too. */
  readonly label: string
  readonly text: string
}

/** Copies a text and says so: a browser may refuse to. */
export function CopyButton({ label, text }: CopyButtonProps): ReactElement {
  const { toast } = useShell()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: words.copied(), tone: 'good' })
    } catch {
      toast({ text: words.copyFailed(), tone: 'bad' })
    }
  }
  return (
    <Button size="small" aria-label={words.copyOf({ what: label })} onClick={() => void copy()}>
      {words.copy()}
    </Button>
  )
}
