import { canonicalBytes } from '@tessera/contracts/releases/build-id'
import {
  type AdmitRequest,
  Admitted,
  buildFilesPath,
  buildsPath,
  descriptorFile,
  MissingFiles,
} from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { forEach } from './for-each.ts'
import { Fault } from './outcome.ts'
import { type LocalBuild, readBuildFile } from './read-build.ts'
import { sendMaps } from './send-maps.ts'
import type { ToolClient } from './tool-client.ts'

/** The commit and the lockfile of a build, and what its tests recorded. */
export type Source = Pick<AdmitRequest, 'commit' | 'lockfile' | 'samples'>

/** Sends the files of a build that the store lacks, and returns how many. */
export async function sendFiles(client: ToolClient, build: LocalBuild): Promise<number> {
  const at = buildFilesPath(build.descriptor.name, build.id)
  const first = await client.send('PUT', at + descriptorFile, canonicalBytes(build.raw))
  const { missing } = z.parse(MissingFiles, first)
  await forEach(missing, async (path) => {
    const whole = await readBuildFile(build, path)
    if (whole === undefined)
      throw new Fault(
        `The file ${path} of the build is not in ${build.folder}; build the module again.`,
      )
    // Compressed copies first: a build is admitted with its files, and has its copies then.
    for (const ending of ['.br', '.gz']) {
      const copy = await readBuildFile(build, path + ending)
      if (copy !== undefined) await client.send('PUT', at + path + ending, copy)
    }
    await client.send('PUT', at + path, whole)
  })
  return missing.length
}

/**
 * Sends a build to the store and admits it. Nobody gets it by that. Whatever breaks off is sent again by
 * the next attempt; files that are there already are not.
 */
export async function sendBuild(
  client: ToolClient,
  build: LocalBuild,
  source: Source,
): Promise<{ readonly sent: number; readonly isRaised: boolean }> {
  const sent = await sendFiles(client, build)
  const admit: AdmitRequest = { module: build.descriptor.name, build: build.id, ...source }
  const { raised } = z.parse(Admitted, await client.send('POST', buildsPath, JSON.stringify(admit)))
  await sendMaps(client, build)
  return { sent, isRaised: raised }
}
