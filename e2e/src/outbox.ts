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

/** Returns the messages sent to an address or number as text, newest first. */
export async function outbox(request: APIRequestContext, to: string): Promise<readonly string[]> {
  const answer = await request.get('/dev/outbox/', { params: { to } })
  expect(answer.ok()).toBe(true)
  const html = await answer.text()
  return [...html.matchAll(/<article\b.*?<\/article>/gs)].map(([article]) => plainText(article))
}

/** Waits for a message that matches and returns the match; messages are sent in the background. */
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

/** Matches a password reset link in an email. */
export const resetLink = /https?:\/\/\S+\/password\/reset\/#token=[\w-]+/

/** Matches an email confirmation link in an email. */
export const verificationLink = /https?:\/\/\S+\/email\/verify\/#token=[\w-]+/

/** Matches a code in a message. */
export const sentCode = /\b\d{6}\b/
