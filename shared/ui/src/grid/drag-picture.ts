import styles from '../pin-grid.module.css'

/** What follows the pointer while pins are dragged: the picture of the one, and how many there are. */
export function showDragPicture(carrier: DataTransfer, tile: Element, count: number): void {
  const picture = document.createElement('div')
  picture.className = styles.dragged ?? ''
  picture.dataset.many = `${count > 1}`
  const image = tile.querySelector('img')?.cloneNode()
  if (image instanceof HTMLImageElement) {
    image.removeAttribute('loading')
    picture.append(image)
  }
  if (count > 1) {
    const badge = document.createElement('span')
    badge.textContent = `${count}`
    picture.append(badge)
  }
  document.body.append(picture)
  carrier.setDragImage(picture, 24, 24)
  // The browser has taken its likeness once the event is over.
  setTimeout(() => picture.remove())
}
