import './page.css'
import { Masonry } from 'masonic'
import { createRoot } from 'react-dom/client'
import { pinsElementId, type TileModel } from './tile-model.ts'

const gap = 16

function Tile({ data, width }: { readonly data: TileModel; readonly width: number }) {
  return (
    <a href={data.href}>
      <img
        alt=""
        srcSet={data.srcset}
        src={data.src}
        sizes={`${width}px`}
        style={{ width, height: Math.round(width * data.ratio), backgroundColor: data.color }}
      />
      <span>{data.title}</span>
      <span>{data.who}</span>
    </a>
  )
}

const pins: TileModel[] = JSON.parse(document.getElementById(pinsElementId)?.textContent ?? '[]')
const root = document.querySelector('main')
if (root === null) throw new Error('The page has no main element.')
createRoot(root).render(
  <Masonry
    items={pins}
    itemKey={({ id }) => id}
    columnWidth={236}
    columnGutter={gap}
    render={Tile}
  />,
)
