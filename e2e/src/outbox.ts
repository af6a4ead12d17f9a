import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (each) => entities[each] ?? each)

/** What was sent to an address or a number, the newest first, each as its text. */
export async function outbox(request: APIRequestContext, to: string): Promise<readonly string[]> {
  const answer = await request.get('/dev/outbox/', { params: { to } })
  expect(answer.ok()).toBe(true)
  const html = await answer.text()
  return [...html.matchAll(/<article\b.*?<\/article>/gs)].map(([article]) => plainText(article))
}

/** The newest of them in which something is found, once it has come: letters are posted in the background. */
export async function findInOutbox(
  request: APIRequestContext,
  to: string,
  wanted: RegExp,
): Promise<string> {
  let found = ''
  await expect(async () => {
    const texts = await outbox(request, to)
    found = texts.map((text) => wanted.exec(text)?.[0]).find((each) => each !== undefined) ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return found
}

/** The address of a page for a new password, as it stands in a letter. */
export const resetLink = /https?:\/\/\S+\/password\/reset\/#token=[\w-]+/

/** The address of the page that confirms an email, as it stands in a letter. */
export const verificationLink = /https?:\/\/\S+\/email\/verify\/#token=[\w-]+/

/** A code, as it stands in a message. */
export const sentCode = /\b\d{6}\b/
