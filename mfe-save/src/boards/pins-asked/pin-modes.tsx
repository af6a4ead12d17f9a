import { useLayout } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon, type IconShape } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement } from 'react'
import type { ChosenPins, PinMode } from '../../moving/chosen-pins/use-chosen-pins.ts'
import { isInBoardOrder, pinsAskedOf } from './pins-asked.ts'
import { type AskedPage, useAsking } from './use-asking.ts'
import { words } from './words.ts'

const shapes: Readonly<Record<PinMode, IconShape>> = {
  select: icons.select,
  reorder: icons.reorder,
}

interface PinModesProps extends AskedPage {
  readonly chosen: ChosenPins
  /** The number of items that can be reordered; one alone has no order. */
  readonly items: number
}

/** Starts and ends selecting and reordering. Pins are reordered in the board's own order. */
export function PinModes({ chosen, items, ...place }: PinModesProps): ReactElement {
  const ask = useAsking(place)
  const { phone } = useLayout()
  const start = (mode: PinMode) => {
    if (chosen.mode === mode) return chosen.clear()
    if (mode === 'reorder' && !isInBoardOrder(pinsAskedOf(place.query)))
      ask({ q: null, sort: null })
    chosen.start(mode)
  }
  const button = (mode: PinMode) => (
    <Button
      kind={chosen.mode === mode ? 'ink' : 'quiet'}
      size="small"
      square={phone}
      aria-pressed={chosen.mode === mode}
      aria-label={words[mode]()}
      title={words[mode]()}
      onClick={() => start(mode)}
    >
      <Icon shape={shapes[mode]} size={18} />
      {phone ? null : words[mode]()}
    </Button>
  )
  return (
    <>
      {chosen.total > 0 ? button('select') : null}
      {items > 1 ? button('reorder') : null}
    </>
  )
}
