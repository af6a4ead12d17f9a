import { readFileSync } from 'node:fs'
import {
  type Break,
  breaksOf,
  changedParts,
  changeOf,
  type Parts,
} from '@tessera/contracts/releases/gate/compare-shapes'
import { fileOf } from '../installed.ts'

/** The contract as it was last published. */
export interface ContractLock {
  readonly version: string
  /** Each part with the version that it came or last changed with, and its lines by field. */
  readonly parts: Readonly<Record<string, LockedPart>>
  /** Breaking changes since then that no published module notices, with the reason. */
  readonly accepted: Readonly<Record<string, string>>
}

interface LockedPart {
  readonly since: string
  readonly shape: Readonly<Record<string, readonly string[]>>
}

/** The result of comparing the lock with the current contract. */
export interface ContractState {
  readonly version: string
  readonly breaks: readonly Break[]
  /** The version that each part came or last changed with. */
  readonly since: ReadonlyMap<string, string>
}

/** The path of the lock file. */
export const lockFile = fileOf('@tessera/contracts/contracts.lock.json')

/** Reads the lock file. */
export function readLock(): ContractLock {
  const lock: ContractLock = JSON.parse(readFileSync(lockFile, 'utf8'))
  return lock
}

/** Groups lines by their field, which keeps the lock file small. */
function fold(lines: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const fields: Record<string, string[]> = {}
  for (const line of lines) {
    const [kind = '', at = '', ...rest] = line.split(' ')
    fields[at] = [...(fields[at] ?? []), [kind, ...rest].join(' ')]
  }
  return fields
}

const unfold = ({ shape }: LockedPart): readonly string[] =>
  Object.entries(shape)
    .flatMap(([at, texts]) =>
      texts.map((text) => {
        const [kind, ...rest] = text.split(' ')
        return [kind, at, ...rest].join(' ')
      }),
    )
    .sort()

const partsOf = (lock: ContractLock): Parts =>
  new Map(Object.entries(lock.parts).map(([part, locked]) => [part, unfold(locked)]))

const sorted = (parts: Parts): Parts =>
  new Map([...parts].map(([part, lines]) => [part, lines.toSorted()]))

function nextVersion(version: string, change: 'none' | 'minor' | 'major'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (change === 'none') return version
  return change === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** Computes the contract's version: minor when something was added, major when an older module breaks. */
export function stateOf(lock: ContractLock, current: Parts): ContractState {
  const [before, after] = [partsOf(lock), sorted(current)]
  const accepted = new Set(Object.keys(lock.accepted))
  const version = nextVersion(lock.version, changeOf(before, after, accepted))
  const changed = new Set(changedParts(before, after))
  const since = [...after.keys()].map((part): [string, string] => [
    part,
    changed.has(part) ? version : (lock.parts[part]?.since ?? version),
  ])
  const breaks = breaksOf(before, after).filter(({ part }) => !accepted.has(part))
  return { version, breaks, since: new Map(since) }
}

/** Returns the lock file's text for the contract as it is now: what `contract.ts publish` writes. */
export function lockText(lock: ContractLock, current: Parts): string {
  const { version, since } = stateOf(lock, current)
  const lines = [...sorted(current)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([part, shape]) => {
      const locked: LockedPart = { since: since.get(part) ?? version, shape: fold(shape) }
      return `  ${JSON.stringify(part)}: ${JSON.stringify(locked)}`
    })
  return `{\n "version": "${version}",\n "accepted": {},\n "parts": {\n${lines.join(',\n')}\n }\n}\n`
}
