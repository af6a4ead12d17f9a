import type { Page, Route } from 'playwright/test'
import type { Fault } from './fault-kinds.ts'

const html = { contentType: 'text/html', body: '<!doctype html><title>Not a descriptor</title>' }

/** Answers for the service when a page asks for the descriptor of a build, by the fault. */
const answers: Partial<Record<Fault, (route: Route) => Promise<void>>> = {
  'descriptor-html': (route) => route.fulfill({ ...html, status: 200 }),
  'descriptor-500': (route) => route.fulfill({ ...html, status: 500 }),
  'descriptor-truncated': async (route) => {
    const response = await route.fetch()
    const whole = await response.text()
    await route.fulfill({ response, body: whole.slice(0, whole.length / 2) })
  },
}

/** Breaks the answer with the descriptor of a module's build, which documents of other pages leave out. */
export async function breakDescriptor(page: Page, name: string, fault: Fault): Promise<void> {
  const answer = answers[fault]
  if (answer !== undefined) await page.route(`**/registry/modules/${name}/*.json`, answer)
}
