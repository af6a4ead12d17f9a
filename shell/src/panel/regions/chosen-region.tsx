import type { ModulePanel } from '@tessera/contracts/calls/module-overrides'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { useEffect, useRef } from 'react'
import type { Shell } from '../../shell/shell.ts'
import { ModuleFacts, ShellFacts } from '../module-facts.tsx'
import styles from '../panel.module.css'
import { words } from '../words.ts'
import type { Region } from './find-regions.ts'
import { regionName } from './region-name.ts'

/** Shows the facts of the region whose label was pressed. The focus goes to its heading. */
export function ChosenRegion(props: {
  readonly shell: Shell
  readonly panel: ModulePanel | undefined
  readonly region: Region
}) {
  const { shell, panel, region } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (region.key !== '') heading.current?.focus()
  }, [region])
  const module = panel?.modules.find(({ name }) => name === region.owner)
  return (
    <section className={styles.module} aria-label={regionName(region)}>
      <h3 ref={heading} tabIndex={-1}>
        {words.drawnBy({ region: regionName(region), owner: region.owner })}
      </h3>
      {module === undefined ? null : <ModuleFacts {...{ shell, module }} />}
      {region.owner === shellName && panel?.shell ? <ShellFacts shell={panel.shell} /> : null}
    </section>
  )
}
