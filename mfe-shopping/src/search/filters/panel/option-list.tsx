import { VerifiedMark } from '@tessera/pins/verified-mark'
import { SearchField } from '@tessera/ui/field'
import { type ComponentProps, type ReactElement, useId, useState } from 'react'
import { isMulti, nameOf } from '../engine/filter-names.ts'
import { clearFilter, toggleOption } from '../engine/filter-state.ts'
import { optionsOf } from '../engine/selections.ts'
import { titleOf, words } from '../words.ts'
import { type ListedOption, listedOptions, optionsWith } from './listed-options.ts'
import styles from './option-list.module.css'
import type { SectionProps } from './section-props.ts'

/** Lists longer than this can be searched. */
const shortList = 8

interface RowProps extends ComponentProps<'input'> {
  readonly option: ListedOption
}

/** An option in a list, with its count. */
export function OptionRow({ option, ...control }: RowProps): ReactElement {
  const { label, count, image_url: picture, isVerified } = option
  return (
    <li>
      <label className={styles.option}>
        <input {...control} className={styles.box} />
        {picture === '' ? null : (
          <img className={styles.picture} src={picture} alt="" width={36} height={36} />
        )}
        <span className={styles.label}>
          <bdi>{label}</bdi>
          {isVerified ? (
            <VerifiedMark user={{ is_verified_merchant: true, is_verified_identity: false }} />
          ) : null}
        </span>
        <span className={styles.count}>{count}</span>
      </label>
    </li>
  )
}

/** The options of a filter with their counts; long lists can be searched. */
export function OptionList({ model, draft, onChange }: SectionProps): ReactElement {
  const group = useId()
  const [typed, setTyped] = useState('')
  const name = nameOf(model)
  const all = listedOptions(model, draft)
  const chosen = optionsOf(draft.chosen[name])
  const isSeveral = isMulti(model)
  const shown = optionsWith(all, typed)
  return (
    <div>
      {all.length > shortList ? (
        <SearchField
          label={words.find({ filter: titleOf(name) })}
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      <ul className={styles.list}>
        {isSeveral || name === 'scope' ? null : (
          <li>
            <label className={styles.option}>
              <input
                type="radio"
                name={group}
                checked={chosen.length === 0}
                className={styles.box}
                onChange={() => onChange(clearFilter(draft, name))}
              />
              <span className={styles.label}>{words.any()}</span>
            </label>
          </li>
        )}
        {shown.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            type={isSeveral ? 'checkbox' : 'radio'}
            name={group}
            checked={chosen.includes(option.id)}
            onChange={() => onChange(toggleOption(draft, name, option.id, 'panel'))}
          />
        ))}
      </ul>
      {shown.length === 0 ? <p className={styles.none}>{words.noneFound()}</p> : null}
    </div>
  )
}
