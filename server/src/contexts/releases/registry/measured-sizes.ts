import { GatedModule } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'
import type { Ports } from '../../../ports.ts'
import { fileKey, type NamedBuild } from './named-build.ts'

/**
 * Returns a descriptor with the sizes of scripts and styles that the store serves, in the place of those that the
 * build states. A file without a brotli copy counts whole.
 */
export async function withMeasuredSizes(
  { moduleFiles }: Pick<Ports, 'moduleFiles'>,
  named: NamedBuild,
  descriptor: unknown,
): Promise<unknown> {
  const { data } = z.safeParse(GatedModule, descriptor)
  if (data === undefined) return descriptor
  const loaded = data.files.filter(({ kind }) => kind === 'script' || kind === 'style')
  const sizes = await Promise.all(
    loaded.map(async ({ path, bytes }) => {
      const packed = await moduleFiles.sizeOf(fileKey(named, `${path}.br`))
      return [path, Math.min(packed ?? bytes, bytes)] as const
    }),
  )
  return { ...data, facts: { ...data.facts, sizes: Object.fromEntries(sizes) } }
}
