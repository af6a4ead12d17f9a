import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// Adds the dialog and popover methods that jsdom lacks, as far as the kit's tests need them.
const dialog = HTMLDialogElement.prototype
dialog.showModal = function showModal() {
  this.open = true
}
dialog.show = dialog.showModal
dialog.close = function close() {
  this.open = false
}

function toggled(element: HTMLElement, newState: string): void {
  const event = new Event('toggle')
  Object.assign(event, { newState })
  element.dispatchEvent(event)
}

HTMLElement.prototype.showPopover = function showPopover() {
  // Its style sheet hides all popovers, since it has no :popover-open.
  this.style.display = 'block'
  toggled(this, 'open')
}
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.style.display = ''
  toggled(this, 'closed')
}
HTMLElement.prototype.scrollIntoView = () => {}
