import type { RegisteredModule } from '@tessera/contracts/registry'
import type { ModuleError } from '@tessera/module/load'
import type { DrawnSlot } from '@tessera/module/react'
import { SlotsProvider } from '@tessera/module/react'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import type { ModuleHost, ViewName } from './host.ts'
import { ModuleRegion } from './module-region.tsx'

interface SlotRegionsProps {
  readonly modules: readonly RegisteredModule[]
  readonly host: ModuleHost
  readonly failed: (error: ModuleError, retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Returns the views that fill a slot, in the registry's order. Disabled modules fill none. */
function fillersOf(modules: readonly RegisteredModule[], slot: string): readonly ViewName[] {
  return modules
    .filter(({ enabled }) => enabled)
    .flatMap(({ descriptor }) =>
      descriptor.slots
        .filter((offered) => offered.slot === slot)
        .map(({ name }) => ({ module: descriptor.name, kind: 'slot' as const, name })),
    )
}

/** Fills the slots of the pages below it, each view in its own region. */
export function SlotRegions({ modules, host, failed, children }: SlotRegionsProps) {
  const draw = useCallback(
    ({ name, input, loading, quiet, absent }: DrawnSlot) => {
      const fillers = fillersOf(modules, name)
      if (fillers.length === 0) return absent ?? null
      return fillers.map((view) => (
        <ModuleRegion
          key={`${view.module}/${view.name}`}
          {...{ host, view, input, loading, failed: quiet ? () => null : failed }}
        />
      ))
    },
    [modules, host, failed],
  )
  return <SlotsProvider value={draw}>{children}</SlotsProvider>
}
