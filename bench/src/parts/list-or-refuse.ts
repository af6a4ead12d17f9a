import { fail } from '@tessera/commands/say'
import { type KnownFlags, partList, readPartFlags } from './part-flags.ts'

/** Prints the list of parts when it is asked for, and refuses flags that are not known. */
export function listOrRefuse(args: readonly string[], known: KnownFlags): void {
  const { fault, values } = readPartFlags(args, known)
  if (fault !== undefined) fail(fault)
  if (!values.has('--list')) return
  console.log(partList(known))
  process.exit(0)
}
