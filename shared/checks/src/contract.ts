import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContractState,
  lockFile,
  lockText,
  readLock,
  stateOf,
} from '@tessera/build/contract/contract-lock'
import { contractParts } from '@tessera/build/contract/contract-parts'
import { root } from '@tessera/commands/root'
import { say, sayGood, warn } from '@tessera/commands/say'
import { serviceContract } from '@tessera/contracts/releases/gate/service-contract'
import { contractVersion } from '@tessera/contracts/version'

const versionText = (version: string): string =>
  `/** The version of the contracts. \`npm run fix\` computes it from contracts.lock.json; see docs/teams.md. */
export const contractVersion = '${version}'
`

/** Writes the version that each part of the contract came with, which the gate compares builds by. */
function writeContractSince({ version, since }: ContractState): void {
  const sorted = [...since].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify({ version, since: Object.fromEntries(sorted) }, null, 2)
  if (text === JSON.stringify(serviceContract, null, 2)) return
  const file = join(root, 'shared/contracts/src/releases/gate/service-contract.json')
  writeFileSync(file, `${text}\n`)
}

/** Writes the contract's version, and warns of changes that break modules built before. */
export function writeContractVersion(): void {
  const lock = readLock()
  const state = stateOf(lock, contractParts())
  const { version, breaks } = state
  writeContractSince(state)
  if (breaks.length > 0) {
    const lines = breaks.map(({ part, line }) => `    ${part}: ${line}`).join('\n')
    warn(
      `Modules built with contracts ${lock.version} break by these changes:\n${lines}\n  Undo them. If no published module notices, list the part with the reason under "accepted" in shared/contracts/contracts.lock.json. Otherwise this is version ${version}, and every module has to be built again.`,
    )
  }
  if (version === contractVersion) return
  writeFileSync(join(root, 'shared/contracts/src/version.ts'), versionText(version))
  say(`The contracts are version ${version} now.`)
}

if (import.meta.main) {
  if (process.argv[2] === 'publish') {
    writeFileSync(lockFile, lockText(readLock(), contractParts()))
    sayGood(`contracts.lock.json holds contracts ${readLock().version}. Commit it.`)
  } else writeContractVersion()
}
