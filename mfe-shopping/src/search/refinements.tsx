import type { Refinement } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { useShell } from '@tessera/module/react'
import { Chip, ChipRow } from '@tessera/ui/chip'
import type { ReactElement } from 'react'
import { refinedBy, refinementsIn } from './addresses.ts'
import styles from './refinements.module.css'
import { words } from './words.ts'

/** Words that narrow a search; several can be chosen, and the address holds them. */
export function Refinements(props: {
  readonly modules: readonly Refinement[]
  readonly scope: SearchScope
  readonly query: URLSearchParams
}): ReactElement | null {
  const { modules, scope, query } = props
  const { navigate } = useShell()
  const chosen = refinementsIn(query)
  if (modules.length === 0) return null
  return (
    <ChipRow label={words.narrow()}>
      {modules.map(({ id, label, color, image_url: picture }) => (
        <Chip
          key={id}
          pressed={chosen.includes(id)}
          className={styles.chip ?? ''}
          onClick={() => navigate(refinedBy(scope, query, id))}
        >
          <span className={styles.picture} style={{ backgroundColor: color }}>
            {picture === null ? null : <img src={picture} alt="" width={32} height={32} />}
          </span>
          <bdi>{label}</bdi>
        </Chip>
      ))}
    </ChipRow>
  )
}
