import type { ReactElement } from 'react'
import { toggleOption } from '../engine/filter-state.ts'
import { optionsOf } from '../engine/selections.ts'
import styles from './color-swatches.module.css'
import { listedOptions } from './listed-options.ts'
import type { SectionProps } from './section-props.ts'

/** The plain colors of pictures as swatches show them; the names are those of the service. */
const swatches: Readonly<Record<string, string>> = {
  red: '#c9302c',
  pink: '#eea3bc',
  orange: '#e58427',
  brown: '#6f4a2a',
  beige: '#e4d6bd',
  white: '#fbfaf7',
  yellow: '#f0c02e',
  green: '#4b9a55',
  blue: '#3a6fc4',
  purple: '#8a52ab',
  black: '#1c1a18',
  grey: '#8b8782',
}

/** The colors of the results as swatches; several can be selected. */
export function ColorSwatches({ model, draft, onChange }: SectionProps): ReactElement {
  const chosen = optionsOf(draft.chosen.colors)
  return (
    <ul className={styles.colors}>
      {listedOptions(model, draft).map(({ id, label, value, count }) => (
        <li key={id}>
          <label className={styles.color}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(id)}
              onChange={() => onChange(toggleOption(draft, 'colors', id, 'panel'))}
            />
            <span
              aria-hidden="true"
              className={styles.swatch}
              style={{ backgroundColor: swatches[value.toLowerCase()] ?? 'var(--sunken)' }}
            />
            <bdi>{label}</bdi>
            <span className={styles.count}>{count}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
