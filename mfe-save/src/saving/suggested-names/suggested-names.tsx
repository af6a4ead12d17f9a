import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { boardTitleSuggestions } from '@tessera/contracts/calls/boards'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Chip } from '@tessera/ui/chip'
import { type ReactElement, useId } from 'react'
import styles from './suggested-names.module.css'

const plain = (name: string): string => name.trim().toLowerCase()

/** Returns suggested names for a pin that are not taken. Empty while they load, or when that fails. */
export function useSuggestedNames(pinId: PinId, taken: readonly string[]): readonly string[] {
  const { data = [] } = useQuery(
    queryOptions(useShell().client, boardTitleSuggestions, { id: pinId }),
  )
  const gone = new Set(taken.map(plain))
  return data.map(({ title }) => title).filter((title) => !gone.has(plain(title)))
}

interface SuggestedNamesProps {
  readonly title: string
  readonly names: readonly string[]
  /** The name in the field. */
  readonly chosen: string
  readonly disabled: boolean
  readonly onChoose: (name: string) => void
}

/** Lists suggested names; draws nothing without any. */
export function SuggestedNames(props: SuggestedNamesProps): ReactElement | null {
  const { title, names, chosen, disabled, onChoose } = props
  const id = useId()
  if (names.length === 0) return null
  return (
    <div className={styles.suggested}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul aria-labelledby={id} className={styles.names}>
        {names.map((name) => (
          <li key={name} className={styles.item}>
            <Chip
              className={styles.name ?? ''}
              pressed={name === chosen.trim()}
              disabled={disabled}
              onClick={() => onChoose(name)}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
