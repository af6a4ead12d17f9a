import type { GridShape, TilePlace } from '@tessera/ui/grid/layout'
import { PinTile, type PinTileData } from '@tessera/ui/pin-tile'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { offer } from './offer.ts'

/** An element of the floor's pool. */
export interface TileParts {
  write(pin: PinTileData, index: number, place: TilePlace): void
}

let template: HTMLElement | null = null

/** Renders the product's tile once as a template, so that the floor shows the same elements. */
function templateOf(shape: GridShape, pin: PinTileData): HTMLElement {
  if (template !== null) return template
  template = document.createElement('li')
  template.style.cssText = `position:absolute;inset:0 auto auto 0;contain:layout style;inline-size:${shape.tileWidth}px`
  const root = createRoot(template)
  const sizes = `${shape.tileWidth}px`
  const tile = createElement(PinTile, { pin, offer, sizes, isFirst: false })
  flushSync(() => root.render(tile))
  return template
}

function part(root: Element, selector: string): HTMLElement {
  const found = root.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`A tile has no ${selector}.`)
  return found
}

/** Adds a new element at the end of the list. */
export function drawnTile(list: HTMLElement, shape: GridShape, pin: PinTileData): TileParts {
  const item = templateOf(shape, pin).cloneNode(true)
  if (!(item instanceof HTMLElement)) throw new Error('A tile is no element.')
  list.append(item)
  const link = part(item, 'a')
  const image = item.querySelector('img')
  if (image === null) throw new Error('A tile has no picture.')
  const picture = image.parentElement ?? item
  image.onload = () => {
    delete image.dataset.waiting
  }
  const [title, who] = [part(item, 'a span span'), part(item, 'a span span + span')]
  const buttons = item.querySelectorAll('button')
  return {
    write(pin, index, place) {
      const { src, srcset, color } = pin.image
      item.style.transform = `translate(${place.x}px, ${place.top}px)`
      item.style.blockSize = `${place.height}px`
      item.style.setProperty('--tile-lines', `${place.lines}`)
      item.dataset.index = `${index}`
      item.ariaPosInSet = `${index + 1}`
      link.setAttribute('href', pin.href)
      title.textContent = pin.title
      who.textContent = pin.who
      buttons[0]?.setAttribute('aria-label', `Save: ${pin.title}`)
      buttons[1]?.setAttribute('aria-label', `More: ${pin.title}`)
      picture.style.backgroundColor = color
      image.srcset = srcset
      image.src = src
      // Hides the old picture while the new one loads, as in the product.
      image.dataset.waiting = ''
    },
  }
}
