import { test as base } from 'playwright/test'

/** A test closes the contexts that it opened, so that their pages don't keep the machine busy. */
export const test = base.extend<{ readonly closed: undefined }>({
  closed: [
    async ({ browser }, use) => {
      const before = browser.contexts()
      await use(undefined)
      const opened = browser.contexts().filter((context) => !before.includes(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})
