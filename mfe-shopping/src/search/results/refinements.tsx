import { useStore } from '@nanostores/react'
import type { Refinement } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { refinedBy, refinementsIn } from '@tessera/contracts/refined-address'
import { useShell } from '@tessera/module/react'
import { Chip, ChipRow } from '@tessera/ui/chip'
import type { ReactElement } from 'react'
import { refinementLabel } from './refinement-label.ts'
import styles from './refinements.module.css'
import { words } from './words.ts'

/** Words that narrow a search; several can be chosen, and the address holds them. */
export function Refinements(props: {
  readonly modules: readonly Refinement[]
  readonly scope: SearchScope
  readonly query: URLSearchParams
}): ReactElement | null {
  const { modules, scope, query } = props
  const { navigate, $locale } = useShell()
  const locale = useStore($locale)
  const chosen = refinementsIn(query)
  if (modules.length === 0) return null
  return (
    <ChipRow label={words.narrow()}>
      {modules.map((each) => (
        <Chip
          key={each.id}
          pressed={chosen.includes(each.id)}
          className={styles.chip ?? ''}
          onClick={() => navigate(refinedBy(scope, query, each.id))}
        >
          <span className={styles.picture} style={{ backgroundColor: each.color }}>
            {each.image_url === null ? null : (
              <img src={each.image_url} alt="" width={32} height={32} />
            )}
          </span>
          <bdi>{refinementLabel(each, modules, locale)}</bdi>
        </Chip>
      ))}
    </ChipRow>
  )
}
