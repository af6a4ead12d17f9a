import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getVitals } from '@tessera/contracts/calls/page-vitals'
import type { VitalDevice } from '@tessera/contracts/calls/vitals'
import { numberFormat } from '@tessera/contracts/number-format'
import { timings } from '@tessera/contracts/timings'
import { ErrorRegion } from '@tessera/ui/error-region'
import { SelectField } from '@tessera/ui/field'
import { Spinner } from '@tessera/ui/spinner'
import { useState } from 'react'
import type { Shell } from '../shell/shell.ts'
import styles from './panel.module.css'
import { vitalsByPage } from './vitals-by-page.ts'
import { VitalsTable } from './vitals-table.tsx'
import { words } from './words.ts'

type BuildsOf = 'module' | 'shell'

const buildsOf: Readonly<Record<BuildsOf, () => string>> = {
  module: words.ofModules,
  shell: words.ofShell,
}

const devices: Readonly<Record<VitalDevice | 'all', () => string>> = {
  all: words.allDevices,
  phone: words.phone,
  desktop: words.desktop,
}

/** A list to choose one of some named values from. */
function Choice<Name extends string>(props: {
  readonly label: string
  readonly names: Readonly<Record<Name, () => string>>
  readonly value: Name
  readonly onChange: (value: Name) => void
}) {
  const { label, names, value, onChange } = props
  const isName = (text: string): text is Name => Object.hasOwn(names, text)
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => {
        if (isName(target.value)) onChange(target.value)
      }}
    >
      {Object.keys(names)
        .filter(isName)
        .map((name) => (
          <option key={name} value={name}>
            {names[name]()}
          </option>
        ))}
    </SelectField>
  )
}

/** Shows how fast pages were for people in the last days, with the active build and others. */
export function VitalsSection({ shell }: { readonly shell: Pick<Shell, 'parts' | 'stores'> }) {
  const { client, queries } = shell.parts
  const locale = useStore(shell.stores.$locale)
  const [of, setOf] = useState<BuildsOf>('module')
  const [device, setDevice] = useState<VitalDevice | 'all'>('all')
  const asked = { builds_of: of, ...(device === 'all' ? {} : { device }) }
  const options = queryOptions(client, getVitals, asked)
  const { data, isError, refetch } = useQuery(
    { ...options, staleTime: 0, placeholderData: (before) => before },
    queries,
  )
  const share = numberFormat(locale, { style: 'percent' }).format(data?.share ?? 1)
  return (
    <section className={styles.section}>
      <h3>{words.vitals({ days: timings.vitalDaysShown })}</h3>
      <p className={styles.lead}>
        {words.vitalsAbout()}{' '}
        {data === undefined || data.share === 1 ? '' : words.sampled({ share })}
      </p>
      <div className={styles.choices}>
        <Choice label={words.buildsOf()} names={buildsOf} value={of} onChange={setOf} />
        <Choice label={words.device()} names={devices} value={device} onChange={setDevice} />
      </div>
      {data === undefined && !isError ? <Spinner size={24} /> : null}
      {isError ? (
        <ErrorRegion title={words.noVitalsLoaded()} onRetry={() => void refetch()}>
          {words.notLoadedAbout()}
        </ErrorRegion>
      ) : null}
      {data === undefined || isError ? null : data.pages.length === 0 ? (
        <p>{words.noVitals()}</p>
      ) : (
        <VitalsTable pages={vitalsByPage(data.pages)} locale={locale} />
      )}
    </section>
  )
}
