import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import type { Ports } from '../../../ports.ts'
import { buildsOf } from '../previews/rules.ts'
import { livingPreviews, noteVisit } from '../previews/store.ts'

const previewOf = (override: ModuleOverride): string | undefined =>
  override.from === 'build' ? override.preview : undefined

/** Returns the overrides without those of previews that have ended. The other previews count as visited. */
export async function heldOverrides(
  ports: Pick<Ports, 'db' | 'clock'>,
  overrides: readonly ModuleOverride[],
): Promise<readonly ModuleOverride[]> {
  const ids = new Set(overrides.flatMap((each) => previewOf(each) ?? []))
  if (ids.size === 0) return overrides
  const living = await livingPreviews(ports, [...ids])
  if (living.length > 0)
    await noteVisit(
      ports,
      living.map(({ id }) => id),
    )
  const builds = new Map(living.map((preview) => [preview.id, buildsOf(preview)]))
  return overrides.filter((each) => {
    const id = previewOf(each)
    if (id === undefined || each.from !== 'build') return true
    return builds.get(id)?.[each.module] === each.build
  })
}
