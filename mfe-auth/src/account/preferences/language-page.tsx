import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getSettings, type Settings } from '@tessera/contracts/calls/settings'
import { offeredLocales, usableLocale } from '@tessera/contracts/locale'
import { useShell, useTitle } from '@tessera/module/react'
import { SelectField } from '@tessera/ui/field'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPage } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useState } from 'react'
import { countriesIn } from './countries.ts'
import styles from './preferences.module.css'
import { reloadPage } from './reload-page.ts'
import { savePlace } from './save-place.ts'
import { words } from './words.ts'

function Language({ settings }: { readonly settings: Settings }): ReactElement {
  const { run, busy } = useCommand(savePlace)
  const [chosen, setChosen] = useState(settings.locale ?? '')
  async function choose(locale: string): Promise<void> {
    const before = chosen
    setChosen(locale)
    const { state } = await run({ locale: locale === '' ? null : locale })
    if (state === 'done') reloadPage()
    else setChosen(before)
  }
  return (
    <SelectField
      label={words.language()}
      hint={words.languageHint()}
      value={chosen}
      disabled={busy}
      onChange={({ currentTarget: { value } }) => void choose(value)}
    >
      <option value="">{words.browserLanguage()}</option>
      {offeredLocales.map(({ locale, name }) => (
        <option key={locale} value={locale} lang={locale}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Country({ settings }: { readonly settings: Settings }): ReactElement {
  const locale = usableLocale(useStore(useShell().$locale))
  const { run, busy } = useCommand(savePlace)
  const [chosen, setChosen] = useState(settings.country ?? '')
  async function choose(country: string): Promise<void> {
    const before = chosen
    setChosen(country)
    const { state } = await run({ country: country === '' ? null : country })
    if (state !== 'done') setChosen(before)
  }
  return (
    <SelectField
      label={words.country()}
      hint={words.countryHint()}
      value={chosen}
      disabled={busy}
      autoComplete="country"
      onChange={({ currentTarget: { value } }) => void choose(value)}
    >
      <option value="">{words.noCountry()}</option>
      {countriesIn(locale).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.form}>
      <Skeleton height={72} radius="var(--r-m)" />
      <Skeleton height={72} radius="var(--r-m)" />
    </div>
  )
}

/** The form, once the settings are known. */
function Form(): ReactElement {
  const { client } = useShell()
  const query = useQuery(queryOptions(client, getSettings, {}))
  return (
    <QueryRegion query={query} failed={words.failed()} waiting={<Waiting />}>
      {(settings) => (
        <div className={styles.form}>
          <Language settings={settings} />
          <Country settings={settings} />
        </div>
      )}
    </QueryRegion>
  )
}

/** The language that the product speaks, and the country of the viewer. Choices are saved at once. */
export default function LanguagePage(): ReactElement {
  useTitle(words.languageTitle())
  return (
    <SettingsPage title={words.languageTitle()} lead={words.languageLead()}>
      <Form />
    </SettingsPage>
  )
}
