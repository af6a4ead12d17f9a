import type { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type { BuiltFolder } from '../../../platform/built-folder/port.ts'
import type { Ports } from '../../../ports.ts'
import { fileKey } from './named-build.ts'
import { findShellOf } from './store.ts'

type ShellPorts = Pick<Ports, 'db' | 'shellFolder' | 'moduleFiles' | 'releases'>

const plainOf = (path: string): string => path.replace(/\.(br|gz)$/, '')

/** Only files whose names have the hash of their content are those of many builds. */
const isHashed = (path: string): boolean => /\.[0-9a-f]{10}\.\w+$/.test(path)

/** Returns the build of a file, of those that run or that open tabs may run. */
async function recentBuild({ releases }: ShellPorts, path: string): Promise<BuildId | undefined> {
  const { shells = [] } = await releases.state()
  return shells.find(({ descriptor }) => descriptor.files.some((file) => file.path === path))?.id
}

/**
 * The files of every shell that a document may name: the one that came with the service, and all published
 * builds, since a browser may go back to any of them. They share one address, because the names of files have
 * their hashes; so the shell's own chunks load as before.
 */
export function shellFiles(ports: ShellPorts): BuiltFolder {
  return {
    async read(path) {
      // Source maps are for the shell's team.
      if (path.endsWith('.map')) return undefined
      const own = await ports.shellFolder.read(path)
      if (own !== undefined) return own
      const plain = plainOf(path)
      let build = await recentBuild(ports, plain)
      if (build === undefined && isHashed(plain)) {
        // Another instance may have served a document with a build that this one has not seen yet.
        ports.releases.lookAgain()
        build = await findShellOf(ports.db, plain)
      }
      if (build === undefined) return undefined
      const found = await ports.moduleFiles.open(fileKey({ module: shellName, build }, path))
      return found && new Uint8Array(await new Response(found.body).arrayBuffer())
    },
  }
}
