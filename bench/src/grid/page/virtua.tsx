import { gridShape } from '@tessera/ui/grid/layout'
import { PinTile, type PinTileData } from '@tessera/ui/pin-tile'
import { WindowMasonry } from 'virtua'
import { offer } from './offer.ts'
import { reactContender } from './react-contender.ts'
import { tileStyle } from './tile-style.ts'
import { useBodyWidth } from './use-body-width.ts'

/** virtua's masonry with the product's tile and the product grid's overscan. */
export const virtua = reactContender(function Virtua({ pins }: { pins: readonly PinTileData[] }) {
  const shape = gridShape(useBodyWidth())
  const { columns, gap, tileWidth } = shape
  return (
    <WindowMasonry data={pins} lanes={columns} gap={gap} bufferSize={window.innerHeight}>
      {(pin) => (
        <div key={pin.id} style={tileStyle(pin, shape)}>
          <PinTile pin={pin} sizes={`${tileWidth}px`} offer={offer} isFirst={false} />
        </div>
      )}
    </WindowMasonry>
  )
})
