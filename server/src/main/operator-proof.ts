import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration } from '../configuration.ts'
import { operatorProof } from '../contexts/releases/index.ts'
import { keepFilesPrivate } from './data-folder.ts'
import { secretsOf } from './secrets-of.ts'

const usage = `node server/src/main/operator-proof.ts ORIGIN

Prints a proof that its maker has the key of the service at ORIGIN. It is of use for a minute, for making,
listing and revoking tokens. The key is SECRETS_KEY, else the one that the service keeps in DATA_DIR.`

/** Returns the proof; a fault is one sentence with the fix. */
function made(): { readonly proof: string } | { readonly fault: string } {
  const origin = process.argv[2]
  if (origin === undefined) return { fault: usage }
  const read = readConfiguration(process.env)
  if (!read.ok)
    return { fault: read.faults.map(({ name, problem }) => `${name}: ${problem}`).join('\n') }
  const { SECRETS_KEY, DATA_DIR } = read.configuration
  if (SECRETS_KEY === undefined && !existsSync(join(DATA_DIR, 'secrets.secret')))
    return {
      fault: `No service keeps its key in ${DATA_DIR}; name its data folder with --data DIR, or set SECRETS_KEY as the service has it.`,
    }
  return { proof: operatorProof(secretsOf(read.configuration), origin, new Date()) }
}

keepFilesPrivate()
const outcome = made()
if ('proof' in outcome) console.log(outcome.proof)
else {
  console.error(outcome.fault)
  process.exitCode = 1
}
