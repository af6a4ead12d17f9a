import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getModuleGraph } from '@tessera/contracts/calls/module-graph'
import type { GraphUse } from '@tessera/contracts/releases/module-graph'
import { ErrorRegion } from '@tessera/ui/error-region'
import { SearchField } from '@tessera/ui/field'
import { Spinner } from '@tessera/ui/spinner'
import { useState } from 'react'
import type { Shell } from '../shell/shell.ts'
import styles from './panel.module.css'
import { type PartRow, partRows } from './who-uses.ts'
import { words } from './words.ts'

const does: Readonly<Record<GraphUse['does'], (values: { modules: string }) => string>> = {
  offers: words.offeredBy,
  sends: words.sentBy,
  hears: words.heardBy,
  handles: words.handledBy,
  draws: words.drawnIn,
  fills: words.filledBy,
  calls: words.calledBy,
  gives: words.givenBy,
  shares: words.sharedBy,
}

const Rows = ({ rows }: { readonly rows: readonly PartRow[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{words.part()}</th>
        <th scope="col">{words.usedBy()}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ part, uses }) => (
        <tr key={part}>
          <th scope="row">{part}</th>
          <td>
            {uses.map(([use, modules]) => (
              <div key={use}>{does[use]({ modules: modules.join(', ') })}</div>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Shows which running builds use which events, slots, calls and shared packages. */
export default function WhoUsesWhat({ shell }: { readonly shell: Pick<Shell, 'parts'> }) {
  const { client, queries } = shell.parts
  const [text, setText] = useState('')
  const options = { ...queryOptions(client, getModuleGraph, {}), staleTime: 0 }
  const { data, isError, refetch } = useQuery(options, queries)
  if (data === undefined && !isError) return <Spinner size={24} />
  if (data === undefined)
    return (
      <ErrorRegion title={words.noGraph()} onRetry={() => void refetch()}>
        {words.notLoadedAbout()}
      </ErrorRegion>
    )
  const rows = partRows(data, { text, canary: words.canaryMark() })
  return (
    <>
      <SearchField label={words.filterParts()} value={text} onChange={setText} />
      {rows.length === 0 ? <p>{words.noPart()}</p> : <Rows rows={rows} />}
    </>
  )
}
