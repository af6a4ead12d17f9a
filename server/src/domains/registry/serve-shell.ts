import { shellName } from '@tessera/contracts/releases/build-limits'
import type { Ports } from '../../ports.ts'
import type { BuiltFolder } from '../../web/assets.ts'
import { fileKey } from './build-store.ts'

type ShellPorts = Pick<Ports, 'shellFolder' | 'moduleFiles' | 'releases'>

async function readPublished(
  { releases, moduleFiles }: ShellPorts,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { shells = [] } = await releases.state()
  const whole = path.replace(/\.(br|gz)$/, '')
  const build = shells.find(({ descriptor }) =>
    descriptor.files.some((file) => file.path === whole),
  )
  if (build === undefined) return undefined
  const found = await moduleFiles.open(fileKey({ module: shellName, build: build.id }, path))
  return found && new Uint8Array(await new Response(found.body).arrayBuffer())
}

/**
 * The files of every shell that runs: the one that came with the service, and published builds. They share
 * one address, because the names of files have their hashes; so the shell's own chunks load as before.
 */
export function shellFiles(ports: ShellPorts): BuiltFolder {
  return {
    async read(path) {
      const own = await ports.shellFolder.read(path)
      if (own !== undefined) return own
      const known = await readPublished(ports, path)
      if (known !== undefined || /\.(br|gz)$/.test(path)) return known
      // Another instance may have served a document with a build that this one has not seen yet.
      ports.releases.lookAgain()
      return readPublished(ports, path)
    },
  }
}
