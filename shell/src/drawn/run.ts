import { isReturning } from './is-returning.ts'
import { placeTiles } from './place-tiles.ts'
import { takeOver } from './take-over.ts'

// Runs in a document with a first screen that the service drew, as soon as it is parsed
// (docs/decisions/095). It's a file of its own, because it runs long before the shell.

const { documentElement: root } = document
const drawn = document.getElementById('drawn')

/** Makes the browser load its data of currencies, which takes a while, before the page writes a price. */
function loadCurrencies(): void {
  if (drawn?.querySelector('.d-price')) Intl.NumberFormat.supportedLocalesOf(root.lang)
}

/** Shows the page that the shell builds. */
function end(): void {
  drawn?.remove()
  root.removeAttribute('data-drawn')
}

if (drawn !== null) {
  if (isReturning(window)) end()
  else {
    const place = () => placeTiles(drawn, window)
    place()
    setTimeout(loadCurrencies)
    addEventListener('resize', place)
    takeOver(drawn, window, () => {
      removeEventListener('resize', place)
      end()
    })
  }
}
