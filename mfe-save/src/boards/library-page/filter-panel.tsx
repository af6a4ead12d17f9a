import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { libraryKinds, libraryMarks, plainColors } from '@tessera/contracts/entities/library'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { useTyped } from '@tessera/module/use-typed'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import styles from './library.module.css'
import { filterNames } from './library-query.ts'
import { words } from './words.ts'

/** Changes the filters of the address. */
export type Ask = (changes: Readonly<Record<string, string | null>>) => void

interface PanelProps {
  readonly query: URLSearchParams
  readonly ask: Ask
}

interface ChoiceProps extends PanelProps {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function Choice({ query, ask, name, label, options }: ChoiceProps): ReactElement {
  return (
    <SelectField
      label={label}
      value={query.get(name) ?? ''}
      onChange={({ target }) => ask({ [name]: target.value })}
    >
      <option value="">{words.any()}</option>
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </SelectField>
  )
}

interface TypedProps extends PanelProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly inputMode?: 'decimal' | 'url'
  readonly maxLength?: number
}

function Typed({ query, ask, name, ...field }: TypedProps): ReactElement {
  const [text, type] = useTyped(query.get(name) ?? '', (next) => ask({ [name]: next }))
  return <TextField {...field} value={text} onChange={({ target }) => type(target.value)} />
}

function Day({ query, ask, name, label }: Omit<ChoiceProps, 'options'>): ReactElement {
  return (
    <TextField
      type="date"
      label={label}
      value={query.get(name) ?? ''}
      onChange={({ target }) => ask({ [name]: target.value })}
    />
  )
}

type Name =
  | (typeof libraryKinds)[number]
  | (typeof libraryMarks)[number]
  | (typeof plainColors)[number]

const labeled = (names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: words[name]() }))

/** The filters of a library, which stand in its address. */
export function FilterPanel({ query, ask }: PanelProps): ReactElement {
  const { client } = useShell()
  const boards = useQuery(queryOptions(client, pickerBoards, {}))
  const all = boards.data?.all_boards ?? []
  const props = { query, ask }
  // Typed fields are empty again once the filters are cleared.
  const key = filterNames.some((name) => query.has(name)) ? 'on' : 'off'
  return (
    <section key={key} className={styles.panel} aria-label={words.filters()}>
      <Choice
        {...props}
        name="board"
        label={words.board()}
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choice {...props} name="kind" label={words.kind()} options={labeled(libraryKinds)} />
      <Choice {...props} name="color" label={words.color()} options={labeled(plainColors)} />
      <Choice {...props} name="has" label={words.has()} options={labeled(libraryMarks)} />
      <Typed
        {...props}
        name="site"
        label={words.site()}
        hint={words.siteHint()}
        inputMode="url"
        maxLength={limits.siteMax}
      />
      <Day {...props} name="from" label={words.savedFrom()} />
      <Day {...props} name="to" label={words.savedTo()} />
      <Typed {...props} name="least" label={words.priceMin()} inputMode="decimal" maxLength={12} />
      <Typed {...props} name="most" label={words.priceMax()} inputMode="decimal" maxLength={12} />
      <div className={styles.clear}>
        <Button
          kind="quiet"
          size="small"
          onClick={() => ask(Object.fromEntries(filterNames.map((name) => [name, null])))}
        >
          {words.clear()}
        </Button>
      </div>
    </section>
  )
}
