import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// What jsdom lacks of the platform's dialog and popover, as far as the kit's tests look at it.
const dialog = HTMLDialogElement.prototype
dialog.showModal = function showModal() {
  this.open = true
}
dialog.close = function close() {
  this.open = false
}

function toggled(element: HTMLElement, newState: string): void {
  const event = new Event('toggle')
  Object.assign(event, { newState })
  element.dispatchEvent(event)
}

HTMLElement.prototype.showPopover = function showPopover() {
  // Its style sheet hides every popover, having no :popover-open.
  this.style.display = 'block'
  toggled(this, 'open')
}
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.style.display = ''
  toggled(this, 'closed')
}
HTMLElement.prototype.scrollIntoView = () => {}
