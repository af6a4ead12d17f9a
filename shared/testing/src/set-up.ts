import fc from 'fast-check'
import { afterEach } from 'vitest'

// `npm run soak` looks at every property with very many inputs.
const inputs = Number(process.env.PROPERTY_INPUTS)
if (inputs > 0) fc.configureGlobal({ numRuns: inputs })

// jsdom draws a dialog as closed for ever; a test needs it to open and close, no more.
if (
  typeof HTMLDialogElement !== 'undefined' &&
  HTMLDialogElement.prototype.showModal === undefined
) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
