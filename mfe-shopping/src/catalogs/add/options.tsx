import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { CatalogRhythm } from '@tessera/contracts/calls/catalogs'
import type { BoardId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { SelectField } from '@tessera/ui/field'
import { type ReactElement, useMemo } from 'react'
import { words } from './words.ts'

interface Field<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Chooses how often a source is read. */
export function RhythmField({ value, onChange }: Field<CatalogRhythm>): ReactElement {
  return (
    <SelectField
      label={words.rhythm()}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(CatalogRhythm.options.find((each) => each === currentTarget.value) ?? 'never')
      }
    >
      {CatalogRhythm.options.map((each) => (
        <option key={each} value={each}>
          {words[each]()}
        </option>
      ))}
    </SelectField>
  )
}

function currenciesIn(locale: string): readonly { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

/** Chooses the currency of prices without one; '' for none. */
export function CurrencyField({ value, onChange }: Field<string>): ReactElement {
  const locale = useShell().$locale.get()
  const currencies = useMemo(() => currenciesIn(locale), [locale])
  return (
    <SelectField
      label={words.currency()}
      hint={words.currencyHint()}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{words.noCurrency()}</option>
      {currencies.map(({ code, name }) => (
        <option key={code} value={code}>
          {name === code ? code : words.currencyName({ name, code })}
        </option>
      ))}
    </SelectField>
  )
}

interface BoardFieldProps extends Field<BoardId | null> {
  readonly fault: string | undefined
}

/** Chooses one of the viewer's boards, or a new one. */
export function BoardField({ value, fault, onChange }: BoardFieldProps): ReactElement {
  const { client } = useShell()
  const { data } = useQuery(queryOptions(client, pickerBoards, {}))
  const boards = data?.all_boards ?? []
  return (
    <SelectField
      label={words.board()}
      hint={words.boardHint()}
      error={fault}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(boards.find(({ id }) => id === currentTarget.value)?.id ?? null)
      }
    >
      <option value="">{words.newBoard()}</option>
      {boards.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
