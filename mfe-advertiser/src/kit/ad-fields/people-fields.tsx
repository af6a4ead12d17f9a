import { adCountries } from '@tessera/contracts/ads/countries'
import { AdGender, AgeBucket } from '@tessera/contracts/ads/targeting'
import { inPageLanguage } from '@tessera/contracts/messages'
import { topics } from '@tessera/contracts/topics'
import { Chip } from '@tessera/ui/chip'
import { SelectField } from '@tessera/ui/field'
import { Switch } from '@tessera/ui/switch'
import type { ReactElement } from 'react'
import styles from './ad-fields.module.css'
import { Reach } from './reach.tsx'
import { type ChosenPeople, targetingOf } from './targeting-of.ts'
import { adWords as words } from './words.ts'

const toggled = <Value,>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]

interface ChipsProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: Value[]) => void
}

/** Chooses some of a few values. */
export function Chips<Value extends string>(props: ChipsProps<Value>): ReactElement {
  const { label, options, chosen, onChange } = props
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.label}>{label}</legend>
      {options.map(({ value, name }) => (
        <Chip
          key={value}
          pressed={chosen.includes(value)}
          onClick={() => onChange(toggled(chosen, value))}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}

interface CountriesProps {
  readonly chosen: readonly string[]
  readonly locale: string
  readonly onChange: (chosen: string[]) => void
}

/** Chooses the countries that people are in. */
export function Countries({ chosen, locale, onChange }: CountriesProps): ReactElement {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  const others = adCountries.filter((code) => !chosen.includes(code))
  return (
    <>
      <fieldset className={styles.chips}>
        <legend className={styles.label}>{words.countries()}</legend>
        {chosen.map((code) => (
          <Chip
            key={code}
            removable
            aria-label={words.remove({ name: nameOf(code) })}
            onClick={() => onChange(toggled(chosen, code))}
          >
            {nameOf(code)}
          </Chip>
        ))}
      </fieldset>
      <SelectField
        label={words.addCountry()}
        value=""
        onChange={({ currentTarget }) => onChange(toggled(chosen, currentTarget.value))}
      >
        <option value="">{words.choose()}</option>
        {others.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** A form that chooses people, whatever else it has. */
interface PeopleForm {
  readonly draft: ChosenPeople
  readonly write: (change: Partial<ChosenPeople>) => void
  readonly locale: string
}

/** Chooses the people who see an ad, and says how many they are. */
export function PeopleFields({ form }: { readonly form: PeopleForm }): ReactElement {
  const { draft, write, locale } = form
  return (
    <section className={styles.group} aria-label={words.people()}>
      <h2 className={styles.legend}>{words.people()}</h2>
      <Countries
        chosen={draft.countries}
        locale={locale}
        onChange={(countries) => write({ countries })}
      />
      <Switch
        label={words.automatic()}
        hint={words.automaticHint()}
        checked={draft.isAutomatic}
        onChange={({ currentTarget }) => write({ isAutomatic: currentTarget.checked })}
      />
      {draft.isAutomatic ? null : (
        <>
          <p className={styles.hint}>{words.everyone()}</p>
          <Chips
            label={words.ages()}
            options={AgeBucket.options.map((value) => ({ value, name: value }))}
            chosen={draft.ages}
            onChange={(ages) => write({ ages })}
          />
          <Chips
            label={words.genders()}
            options={AdGender.options.map((value) => ({ value, name: words[value]() }))}
            chosen={draft.genders}
            onChange={(genders) => write({ genders })}
          />
          <Chips
            label={words.interests()}
            options={topics.map(({ id, name }) => ({ value: id, name: inPageLanguage(name) }))}
            chosen={draft.interests}
            onChange={(interests) => write({ interests })}
          />
        </>
      )}
      <Reach targeting={targetingOf(draft)} />
    </section>
  )
}
