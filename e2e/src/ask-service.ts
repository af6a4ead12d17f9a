import type { Page } from 'playwright/test'

/** Makes a call to the service from inside the page, as its member, and returns the answer. */
export async function askService(
  page: Page,
  path: string,
  input: unknown,
): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    async ([address, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(address, { method: 'POST', headers, body })
      const { resource_response } = await answer.json()
      if (!answer.ok) throw new Error(`${address}: ${resource_response.error.message}`)
      return resource_response.data
    },
    [path, JSON.stringify(input)] as const,
  )
}
