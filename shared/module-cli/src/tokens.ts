import { ListedToken, type TokenRequest, tokensPath } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from './arguments.ts'
import { keepToken } from './kept-token.ts'
import { Fault, type Outcome } from './outcome.ts'
import { proofFor } from './proof-for.ts'
import { type ToolClient, toolClient } from './tool-client.ts'

const Made = z.object({ id: z.string(), token: z.string(), expires_at: z.string() })

async function make(client: ToolClient, asked: Arguments): Promise<Outcome> {
  if (asked.modules.length === 0)
    throw new Fault(
      'token make needs --modules A,B, the modules that it may touch, or all.',
      'usage',
    )
  const modules = asked.modules.map((name) => (name === 'all' ? '*' : name))
  const words = [...asked.words]
  const request: TokenRequest = { name: nameOf(asked), modules, words, days: asked.days }
  const made = z.parse(Made, await client.send('POST', tokensPath, JSON.stringify(request)))
  const { id, token, expires_at } = made
  const until = expires_at.slice(0, 10)
  if (!asked.save)
    return {
      lines: [`A token for ${modules.join(', ')} until ${until}; it is shown this once:`, token],
      data: made,
    }
  const file = await keepToken(asked.at, token)
  return {
    lines: [`A token for ${modules.join(', ')} until ${until}, kept in ${file}.`],
    data: { id, expires_at, file },
  }
}

const Listed = z.object({ tokens: z.array(ListedToken) })

async function list(client: ToolClient): Promise<Outcome> {
  const { tokens } = z.parse(Listed, await client.send('GET', tokensPath))
  const lines = tokens.map(({ id, name, modules, words, expires_at, revoked_at, used_at }) => {
    const state = revoked_at === null ? `until ${expires_at.slice(0, 10)}` : 'revoked'
    const used = used_at === null ? 'never used' : `used ${used_at.slice(0, 10)}`
    return `${id}  ${name}  ${modules.join(',')}${words.map((word) => ` /${word}/`).join('')}  ${state}, ${used}`
  })
  return { lines: lines.length === 0 ? ['There are no tokens.'] : lines, data: { tokens } }
}

/** Makes, lists or revokes tokens. */
export async function tokenCommand(asked: Arguments): Promise<Outcome> {
  const client = toolClient({ origin: asked.at, proof: await proofFor(asked) })
  if (asked.command === 'token make') return make(client, asked)
  if (asked.command === 'token list') return list(client)
  const id = nameOf(asked)
  await client.send('POST', `${tokensPath}/${id}/revoke`, '{}')
  return {
    lines: [`The token ${id} is revoked; nothing is accepted with it any more.`],
    data: { id },
  }
}
