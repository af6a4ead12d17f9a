import type { Locator, Page } from 'playwright'

/** Does what a person does on a page, and counts the presses. Typed text and scrolling aren't counted. */
export interface Hand {
  readonly page: Page
  /** Goes to a control and presses it. */
  press(target: Locator): Promise<void>
  /** Goes to a field and types; `enter` sends it. */
  type(target: Locator, text: string, enter?: boolean): Promise<void>
  /** Chooses an option of a select: one press for the field, and one for the option. */
  select(target: Locator, label: string): Promise<void>
  /** Opens the file chooser by a control, and chooses a file. */
  choose(target: Locator, file: string): Promise<void>
  presses(): number
}

const furthest = 120

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) => element === document.activeElement || element.ariaSelected === 'true',
  )

/** Returns a hand that uses the keyboard: Tab, arrow keys in menus and lists of options, Enter. */
export function byKeyboard(page: Page): Hand {
  let count = 0
  async function key(name: string): Promise<void> {
    count += 1
    await page.keyboard.press(name)
  }
  async function reach(target: Locator): Promise<void> {
    await target.waitFor()
    const isItem = await target.evaluate((element) =>
      element.matches('[role^=menuitem], [role=option], input[type=radio]'),
    )
    for (let step = 0; !(await isFocused(target)); step += 1) {
      if (step === furthest) throw new Error(`The keyboard does not reach ${target}.`)
      await key(isItem ? 'ArrowDown' : 'Tab')
    }
  }
  return {
    page,
    presses: () => count,
    async press(target) {
      await target.waitFor()
      // The buttons of a tile are no stops of Tab: their keys are pressed on the tile.
      const shortcut = await target.evaluate((element) =>
        element.matches('[data-index] button[tabindex="-1"]')
          ? element.getAttribute('aria-keyshortcuts')
          : null,
      )
      if (shortcut !== null) {
        await reach(target.locator('xpath=ancestor::li[1]').locator('a').first())
        return key(shortcut.toLowerCase())
      }
      await reach(target)
      await key((await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
    },
    async type(target, text, enter = false) {
      await reach(target)
      await page.keyboard.type(text)
      if (enter) await key('Enter')
    },
    async select(target, label) {
      await reach(target)
      count += 2
      await target.selectOption({ label })
    },
    async choose(target, file) {
      await reach(target)
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), key('Enter')])
      await chooser.setFiles(file)
    },
  }
}

/** Returns a hand that taps a touch screen. */
export function byThumb(page: Page): Hand {
  let count = 0
  async function press(target: Locator): Promise<void> {
    await target.waitFor()
    count += 1
    await target.tap()
  }
  return {
    page,
    press,
    presses: () => count,
    async type(target, text, enter = false) {
      await press(target)
      await page.keyboard.type(text)
      if (!enter) return
      count += 1
      await page.keyboard.press('Enter')
    },
    async select(target, label) {
      await press(target)
      count += 1
      await target.selectOption({ label })
    },
    async choose(target, file) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(target)])
      await chooser.setFiles(file)
    },
  }
}
