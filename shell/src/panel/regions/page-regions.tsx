import { useStore } from '@nanostores/react'
import type { ModulePanel } from '@tessera/contracts/calls/module-overrides'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type { Shell } from '../../shell/shell.ts'
import type { Region } from './find-regions.ts'
import { type Owner, RegionOutlines } from './region-outlines.tsx'
import { useRegions } from './use-regions.ts'

interface PageRegionsProps {
  readonly shell: Shell
  /** The service's answer about the modules; undefined until it has come. */
  readonly panel: ModulePanel | undefined
  readonly onPress: (region: Region) => void
}

const ownerOf = ({
  build,
  team,
}: Pick<ModulePanel['modules'][number], 'build' | 'team'>): Owner => ({
  build: build === null ? undefined : shortBuildId(build),
  team,
})

/** The outlines of this page's regions, with the builds and teams of their owners. */
export function PageRegions({ shell, panel, onPress }: PageRegionsProps) {
  const locale = useStore(shell.stores.$locale)
  const regions = useRegions(shell.host)
  const modules = panel?.modules ?? []
  const names = shell.boot.modules.map(({ descriptor }) => descriptor.name)
  const owners = new Map<string, Owner>([
    ...names.map((name) => [name, {}] as const),
    ...modules.map((module) => [module.name, ownerOf(module)] as const),
    ...(panel?.shell === undefined ? [] : [[shellName, ownerOf(panel.shell)] as const]),
  ])
  return <RegionOutlines {...{ regions, owners, locale, onPress }} />
}
