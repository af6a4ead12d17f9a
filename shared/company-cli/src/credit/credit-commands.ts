import { microText } from '@tessera/contracts/ads/micro'
import { creditCodesPath, ListedCreditCode } from '@tessera/contracts/credit-tools'
import { z } from '@tessera/contracts/schema'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'
import { type CreditArguments, help } from './arguments.ts'

const Listed = z.object({ codes: z.array(ListedCreditCode) })

const sayCode = ({ code, amount_micro: micro, currency, expires_at, uses }: ListedCreditCode) =>
  `${code}  ${microText({ micro, currency }, 'en')}, before ${expires_at.slice(0, 10)}, used ${uses} times`

/** Runs a command of the service with its key. */
export async function creditCommand(
  asked: CreditArguments,
  connect: () => Promise<ToolClient> = async () =>
    toolClient({ origin: asked.at, proof: await proofFor(asked) }),
): Promise<Outcome> {
  if (asked.command === 'help') return { lines: help().split('\n'), data: {} }
  const client = await connect()
  const answer =
    asked.command === 'add'
      ? await client.send('POST', creditCodesPath, JSON.stringify(asked.made))
      : await client.send('GET', creditCodesPath)
  const { codes } = z.parse(Listed, answer)
  return {
    lines: codes.length === 0 ? ['There are no codes.'] : codes.map(sayCode),
    data: { codes },
  }
}
