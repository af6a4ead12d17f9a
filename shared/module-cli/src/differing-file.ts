import type { ModuleDescriptor } from '@tessera/contracts/registry'

type Files = Pick<ModuleDescriptor, 'files'>

/** Returns the first file in which two builds differ, by path; undefined when all are the same. */
export function differingFile(published: Files, rebuilt: Files): string | undefined {
  const hashes = ({ files }: Files) =>
    new Map(files.map(({ path, integrity }) => [path, integrity]))
  const [one, other] = [hashes(published), hashes(rebuilt)]
  return [...new Set([...one.keys(), ...other.keys()])]
    .sort()
    .find((path) => one.get(path) !== other.get(path))
}
