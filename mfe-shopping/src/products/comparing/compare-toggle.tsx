import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { type ComparedPin, useComparedPins } from './compared-pins.ts'
import { words } from './words.ts'

/** Adds a product to those that are compared, or takes it out. */
export function CompareToggle({
  pin,
  size = 'medium',
}: {
  readonly pin: ComparedPin
  readonly size?: 'medium' | 'small'
}): ReactElement {
  const { toast } = useShell()
  const { has, isFull, toggle } = useComparedPins()
  const pressed = has(pin.id)
  const press = () => {
    if (isFull && !pressed)
      toast({ text: words.full({ max: limits.comparedProductsMax }), tone: 'info' })
    else toggle(pin)
  }
  return (
    <Button
      kind={pressed ? 'ink' : 'quiet'}
      size={size}
      aria-pressed={pressed}
      aria-label={`${pressed ? words.comparing() : words.compare()}: ${pin.title}`}
      onClick={press}
    >
      {pressed ? words.comparing() : words.compare()}
    </Button>
  )
}
