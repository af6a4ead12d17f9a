import styles from '../pin-grid.module.css'

/** Draws what follows the pointer in a drag: the picture of one pin, and the number of all. */
export function showDragPicture(carrier: DataTransfer, tile: Element, count: number): void {
  const picture = document.createElement('div')
  picture.className = styles.dragged ?? ''
  picture.dataset.many = `${count > 1}`
  const image = tile.querySelector('img')?.cloneNode()
  if (image instanceof HTMLImageElement) picture.append(image)
  if (count > 1) {
    const badge = document.createElement('span')
    badge.textContent = `${count}`
    picture.append(badge)
  }
  document.body.append(picture)
  carrier.setDragImage(picture, 24, 24)
  // The browser has copied the picture once the event is over.
  setTimeout(() => picture.remove())
}
