import { gridShape, tileRatio } from '@tessera/ui/grid/layout'
import { PinTile, type PinTileData } from '@tessera/ui/pin-tile'
import { WindowMasonry } from 'virtua'
import { offer } from './offer.ts'
import { reactContender } from './react-contender.ts'
import { useBodyWidth } from './use-body-width.ts'

/** virtua's masonry with the product's tile and the product grid's overscan. */
export const virtua = reactContender(function Virtua({ pins }: { pins: readonly PinTileData[] }) {
  const { columns, gap, tileWidth, caption } = gridShape(useBodyWidth())
  return (
    <WindowMasonry data={pins} lanes={columns} gap={gap} bufferSize={window.innerHeight}>
      {(pin) => (
        <div
          key={pin.id}
          style={{ height: Math.round(tileWidth * tileRatio(pin.image)) + caption }}
        >
          <PinTile pin={pin} sizes={`${tileWidth}px`} offer={offer} isFirst={false} />
        </div>
      )}
    </WindowMasonry>
  )
})
