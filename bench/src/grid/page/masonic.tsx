import { gridShape } from '@tessera/ui/grid/layout'
import { PinTile, type PinTileData } from '@tessera/ui/pin-tile'
import { Masonry } from 'masonic'
import { offer } from './offer.ts'
import { reactContender } from './react-contender.ts'
import { tileStyle } from './tile-style.ts'
import { useBodyWidth } from './use-body-width.ts'

function Tile({ data, width }: { data: PinTileData; width: number }) {
  return (
    <div style={tileStyle(data, gridShape(document.body.clientWidth))}>
      <PinTile pin={data} sizes={`${width}px`} offer={offer} isFirst={false} />
    </div>
  )
}

/** masonic with the product's tile and the product grid's overscan. */
export const masonic = reactContender(function Masonic({ pins }: { pins: readonly PinTileData[] }) {
  const { columns, gap } = gridShape(useBodyWidth())
  return (
    <Masonry
      items={[...pins]}
      itemKey={({ id }) => id}
      columnCount={columns}
      columnGutter={gap}
      overscanBy={1}
      render={Tile}
    />
  )
})
