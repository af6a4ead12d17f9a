import { type AllowRequest, allowedPath } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from './arguments.ts'
import type { Outcome } from './outcome.ts'
import { proofFor } from './proof-for.ts'
import { type ToolClient, toolClient } from './tool-client.ts'

const Accounts = z.object({ accounts: z.array(z.string()) })
const Allowed = z.object({ username: z.string() })

async function list(client: ToolClient): Promise<Outcome> {
  const { accounts } = z.parse(Accounts, await client.send('GET', allowedPath))
  const lines = accounts.length === 0 ? ['No account may override modules.'] : accounts
  return { lines, data: { accounts } }
}

/** Lets an account override modules, takes that right away, or lists who has it. */
export async function allowCommand(asked: Arguments): Promise<Outcome> {
  const allowed = asked.command === 'allow'
  const request = asked.command === 'allowed' ? undefined : { account: nameOf(asked), allowed }
  const client = toolClient({ origin: asked.at, proof: await proofFor(asked) })
  if (request === undefined) return list(client)
  const body = JSON.stringify(request satisfies AllowRequest)
  const { username } = z.parse(Allowed, await client.send('POST', allowedPath, body))
  const line = allowed
    ? `${username} may override modules in their own browser, from their next page on.`
    : `${username} may not override modules any more.`
  return { lines: [line], data: { username, allowed } }
}
