import { CheckedLog, houseToolsPath } from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'
import { Fault, type Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'

const tool = commandLine({
  starts: 'npm run tessera -- log',
  commands: {
    verify: {
      takes: '[--kept HASH]',
      does: 'Checks that no entry was changed, removed or forged; with a hash, that its entry is still there',
    },
    help: { takes: '', does: 'Shows this' },
  },
  options: {
    json: { type: 'boolean' },
    at: { type: 'string' },
    data: { type: 'string' },
    kept: { type: 'string' },
  },
})

const whys = {
  missing: 'is missing',
  changed: 'is not as it was written',
  forged: "was written without the service's key",
} as const

/** Runs the command, with the service's key. */
export async function logCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  connect?: () => Promise<ToolClient>,
): Promise<Outcome> {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', extra] = values.help === true ? [] : positionals
  if (command === 'help') return { lines: tool.help().split('\n'), data: {} }
  if (command !== 'verify' || extra !== undefined)
    throw tool.wrong(`'${positionals.join(' ')}' is no command.`)
  const place = { at: productAddress(values.at, environment), data: values.data }
  const client = await (connect?.() ??
    proofFor(place).then((proof) => toolClient({ origin: place.at, proof })))
  const asked = { do: 'verify-log', ...(values.kept === undefined ? {} : { kept: values.kept }) }
  const { log } = z.parse(
    CheckedLog,
    await client.send('POST', houseToolsPath, JSON.stringify(asked)),
  )
  if (log.broken !== null)
    throw new Fault(
      `Entry ${log.broken.seq} ${whys[log.broken.why]}; the ${log.entries} before it are whole. Compare with a backup.`,
    )
  if (log.has_kept === false)
    throw new Fault(
      `No entry has the hash ${values.kept}: the end of the log was cut off. Compare with a backup.`,
    )
  return {
    lines: [
      `${log.entries} entries are as they were written.`,
      ...(log.head === null ? [] : [`Last hash: ${log.head}`]),
      "Without the service's key nobody can write an entry. An owner of the database can still cut off the end, or put an",
      'old copy of it back: keep the last hash elsewhere, and give it to --kept next time.',
    ],
    data: { log },
  }
}
