import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { z } from '@tessera/contracts/schema'
import { askService } from './ask-service.ts'
import { shownCode } from './authenticator.ts'
import { signUpVerified } from './new-account.ts'
import { post } from './person.ts'
import { dataFolder, productOrigin } from './product.ts'
import { expect, type Page } from './test.ts'

/** Sends what an operator's command sends, with the key of the tests' service. */
export async function askHouse(asked: object): Promise<unknown> {
  const script = join(root, 'server/src/main/operator-proof.ts')
  const made = await runProgram(process.execPath, [script, productOrigin], { DATA_DIR: dataFolder })
  const response = await fetch(new URL('/connect/house', productOrigin), {
    method: 'POST',
    headers: { Authorization: `Bearer ${made.printed.trim()}` },
    body: JSON.stringify(asked),
  })
  const answer: unknown = await response.json()
  expect([response.status, answer]).toEqual([200, expect.anything()])
  return answer
}

const Envelope = z.object({
  resource_response: z.object({
    error: z.nullable(z.object({ data: z.object({ mfa_challenge: z.string() }) })),
  }),
})

/** Creates somebody with a role and an authenticator, who has logged in by it. Returns the recovery codes. */
export async function newKeeper(
  page: Page,
  role: 'owner' | 'moderator',
): Promise<readonly string[]> {
  const { email, password } = await signUpVerified(page)
  const factor = '/v3/users/security/authenticator'
  const { secret = '' } = await askService(page, `${factor}/start/`, {})
  const set = await askService(page, `${factor}/finish/`, { code: shownCode(secret, -1) })
  await askHouse({ do: 'role', account: email, role, reason: 'The first hour' })
  await page.context().clearCookies({ name: '__Host-session' })
  const logIn = (data: object) => post(page, '/resource/UserSessionResource/create/', data)
  const asked = await logIn({ username_or_email: email, password })
  const { error } = z.parse(Envelope, await asked.json()).resource_response
  const answer = await logIn({ ...error?.data, mfa_token: shownCode(secret) })
  expect(answer.status()).toBe(200)
  return z.parse(z.array(z.string()), set.recovery_codes)
}
