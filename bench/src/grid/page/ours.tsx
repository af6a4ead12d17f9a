import { PinGrid } from '@tessera/ui/pin-grid'
import type { PinTileData } from '@tessera/ui/pin-tile'
import { reactContender } from './react-contender.ts'

const nothing = () => {}
const noItems = () => []

/** The product's grid, as lists use it. */
export const ours = reactContender(function Ours({ pins }: { pins: readonly PinTileData[] }) {
  return (
    <PinGrid
      label="Ideas"
      pins={pins}
      restoreKey="bench"
      onOpen={nothing}
      onSave={nothing}
      menuItems={noItems}
    />
  )
})
