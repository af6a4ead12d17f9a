import { z } from '@tessera/contracts/schema'
import type { Driver } from './driver.ts'
import { pause, soon } from './processes.ts'

/** The role of an element that a task looks for. */
export type Role = 'button' | 'link' | 'field' | 'heading' | 'item' | 'option' | 'text'

const selectors: Readonly<Record<Role, string>> = {
  button: 'button, [role=button], [role=menuitem], [role=menuitemradio], [role=switch]',
  link: 'a[href]',
  field: 'input, textarea, [role=spinbutton]',
  heading: 'h1, h2, h3, [role=heading]',
  item: 'li, article',
  option: '[role=option]',
  text: '*',
}

/**
 * Finds the first element of a kind with a name that can be seen and reached: it has a size, nothing
 * lies over its middle, and it is not inert. Gives its middle, or why there is none.
 */
const finder = `
  var selector = arguments[0], wanted = arguments[1], isText = arguments[2]
  var nameOf = function (element) {
    var labels = element.getAttribute('aria-labelledby')
    if (labels) return labels.split(' ').map(function (id) {
      var label = document.getElementById(id); return label ? label.textContent : '' }).join(' ')
    var own = element.getAttribute('aria-label')
    if (own) return own
    if (element.labels && element.labels.length) return element.labels[0].textContent
    if (element.placeholder) return element.placeholder
    var image = element.querySelector('img[alt]')
    return element.textContent || (image && image.alt) || ''
  }
  var said = 'nothing has that name'
  var all = Array.prototype.slice.call(document.querySelectorAll(selector))
  for (var i = 0; i < all.length; i += 1) {
    var element = all[i]
    if (isText && element.children.length) continue
    var name = nameOf(element).replace(/\\s+/g, ' ').trim()
    if (!(wanted.charAt(0) === '~' ? name.indexOf(wanted.slice(1)) >= 0 : name === wanted)) continue
    if (element.closest('[inert], [hidden]')) { said = 'it is inert'; continue }
    var box = element.getBoundingClientRect()
    if (box.top < 0 || box.bottom > innerHeight) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      box = element.getBoundingClientRect()
    }
    if (box.width < 2 || box.height < 2) { said = 'it has no size'; continue }
    var x = box.left + box.width / 2, y = box.top + box.height / 2
    var top = document.elementFromPoint(x, y)
    if (!top || !(element.contains(top) || (top.closest('label') || top).control === element)) { said = 'something lies over it'; continue }
    return { x: x, y: y, width: box.width, height: box.height, top: box.top, href: element.href || '' }
  }
  return said
`

const Found = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  top: z.number(),
  href: z.string(),
})

/** The position of an element in the window. */
export type Found = z.infer<typeof Found>

/** The screen of a driven browser, as a person uses it. Names that begin with `~` are parts of names. */
export function screenOf(driver: Driver) {
  async function find(role: Role, name: string): Promise<Found> {
    return soon(async () => {
      const found = await driver.run(finder, selectors[role], name, role === 'text')
      if (typeof found === 'string')
        throw new Error(`The ${role} '${name}' is not there: ${found}.`)
      return z.parse(Found, found)
    })
  }
  /** Waits until it has stopped moving, as what a dialog brings does. */
  async function still(role: Role, name: string): Promise<Found> {
    return soon(async () => {
      const before = await find(role, name)
      await pause(120)
      const now = await find(role, name)
      if (before.x !== now.x || before.y !== now.y) throw new Error(`The ${role} '${name}' moves.`)
      return now
    })
  }
  async function press(role: Role, name: string): Promise<void> {
    const { x, y } = await still(role, name)
    await driver.click(x, y)
  }
  return {
    ...driver,
    find,
    still,
    press,
    hoverOver: async (role: Role, name: string) => {
      const { x, y } = await still(role, name)
      await driver.hover(x, y)
    },
    write: async (field: string, text: string) => {
      await press('field', field)
      await driver.type(text)
    },
    /** Waits until something is on the screen no more. */
    gone: (role: Role, name: string) =>
      soon(async () => {
        const found = await driver.run(finder, selectors[role], name, role === 'text')
        if (typeof found !== 'string') throw new Error(`The ${role} '${name}' is still there.`)
      }),
    /** The first pin of a grid that is whole on the screen: where its middle and its top are. */
    tile: (address = '') => tileOn(driver, address),
    /** The pin at an address, once it has kept its place for a while. */
    settledTile: async (address: string) => {
      let last = await tileOn(driver, address)
      return soon(async () => {
        await pause(400)
        const now = await tileOn(driver, address)
        const isStill = now.top === last.top
        last = now
        if (!isStill) throw new Error('The page moves.')
        return now
      })
    },
    until: (what: string, body: string) =>
      soon(async () => {
        if ((await driver.run(body)) !== true) throw new Error(`It is not so that ${what}.`)
      }),
    key: driver.press,
    /** Waits as long as a page takes to write down where it is. */
    rest: () => pause(700),
  }
}

const tileFinder = `
  var all = Array.prototype.slice.call(document.querySelectorAll('main li a[href^="/pin/"], [data-page-layer] li a[href^="/pin/"]'))
  for (var i = 0; i < all.length; i += 1) {
    var box = all[i].getBoundingClientRect(), href = all[i].getAttribute('href')
    var isWanted = arguments[0] ? href === arguments[0] : box.top > 90 && box.top + 120 < innerHeight
    if (!isWanted || box.width < 2) continue
    var x = box.left + box.width / 2, y = box.top + Math.min(box.height / 2, 110)
    var top = document.elementFromPoint(x, y)
    if (arguments[0] || (top && all[i].closest('li').contains(top)))
      return { x: x, y: y, width: box.width, height: box.height, top: box.top, href: href }
  }
  return 'no pin is on the screen'
`

function tileOn(driver: Driver, address: string): Promise<Found> {
  return soon(async () => {
    const found = await driver.run(tileFinder, address)
    if (typeof found === 'string') throw new Error(`There is no tile: ${found}.`)
    return z.parse(Found, found)
  })
}

/** A driven browser's screen. */
export type Screen = ReturnType<typeof screenOf>
