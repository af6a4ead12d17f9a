import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { SearchField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { counted } from '../../words.ts'
import { foundTargets, type MergeTarget } from './flow.ts'
import styles from './merge-targets.module.css'
import { words } from './words.ts'

/** How many targets are told apart at a glance; more get a search. */
const searchFrom = 8

interface MergeTargetsProps {
  readonly targets: readonly MergeTarget[]
  readonly label: string
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChoose: (target: MergeTarget) => void
}

function Row({
  target,
  onChoose,
}: {
  readonly target: MergeTarget
  readonly onChoose: () => void
}): ReactElement {
  const locale = useStore(useShell().$locale)
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onChoose}>
        <span className={styles.picture}>
          {target.picture === null ? null : (
            <img src={target.picture} alt="" width={48} height={48} loading="lazy" />
          )}
        </span>
        <span className={styles.name}>{target.name}</span>
        <span className={styles.count}>{plural(target.pinCount, counted.pins, locale)}</span>
      </button>
    </li>
  )
}

/** Chooses what something is merged into. */
export function MergeTargets(props: MergeTargetsProps): ReactElement {
  const { targets, label, search, onSearch, onChoose } = props
  const found = foundTargets(targets, search)
  return (
    <div className={styles.targets}>
      {targets.length < searchFrom ? null : (
        <SearchField label={words.search()} value={search} onChange={onSearch} data-autofocus />
      )}
      <ul aria-label={label} className={styles.list}>
        {found.map((target) => (
          <Row key={target.id} target={target} onChoose={() => onChoose(target)} />
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 ? words.none({ search: search.trim() }) : ''}
      </p>
    </div>
  )
}
