import { type BrowserContext, test as base } from 'playwright/test'

export {
  type Browser,
  type BrowserContext,
  type CDPSession,
  devices,
  expect,
  type Locator,
  type Page,
} from 'playwright/test'

/** Every page says so, because the tests' browsers block service workers. */
const blocked = 'Service Worker registration blocked'

/** Lines of the pages' consoles that a failed test tells. */
const linesTold = 12

/**
 * A test closes the contexts that it opened, so that their pages don't keep the machine busy, and tells the
 * end of its pages' consoles when it fails.
 */
export const test = base.extend<{ readonly closed: undefined }>({
  closed: [
    async ({ browser }, use, info) => {
      const before = browser.contexts()
      const said: string[] = []
      const listen = (context: BrowserContext) => {
        context.on('console', (message) => {
          const line = `${message.type()}: ${message.text()}`
          if (!line.includes(blocked)) said.push(line)
        })
        context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`))
      }
      for (const context of before) listen(context)
      browser.on('context', listen)
      await use(undefined)
      browser.off('context', listen)
      if (info.status !== info.expectedStatus && said.length > 0)
        await info.attach('console', { body: said.slice(-linesTold).join('\n') })
      const opened = browser.contexts().filter((context) => !before.includes(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})
