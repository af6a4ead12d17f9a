import {
  type BulkColumn,
  bulkColumn,
  bulkColumnNames,
  clearWord,
  idLetters,
  newPrefix,
} from '@tessera/contracts/ads/bulk-template'
import { bulkFileUrl } from '@tessera/contracts/calls/bulk-files'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../../kit/account/body-props.ts'
import { useFigures } from '../../../kit/money/use-figures.ts'
import panels from '../../../kit/panels/panels.module.css'
import { Part } from '../../../kit/panels/part.tsx'
import { DataTable } from '../../../kit/tables/data-table.tsx'
import styles from '../frame/bulk-editor.module.css'
import { useMark } from '../frame/use-mark.ts'
import { listedColumns, ValueLists } from './value-lists.tsx'
import { columnWords, resourceWords as words } from './words.ts'

const letters: Readonly<Partial<Record<BulkColumn, string>>> = idLetters

/** Says the values of a column: all of a short list, or what they are like. */
function valuesOf(column: BulkColumn): string {
  const { values, kind } = bulkColumn(column)
  if (listedColumns.includes(column)) return words.valueSeeBelow()
  if (values !== undefined) return values.join(', ')
  if (kind === 'id') return words.valueId({ letter: letters[column] ?? '' })
  if (kind === 'amount') return words.valueAmount()
  if (kind === 'day') return words.valueDay()
  return kind === 'link' ? words.valueLink() : words.valueText()
}

function Meaning({ column }: { readonly column: BulkColumn }): ReactElement {
  const { isNeeded = false, isClearable = false, isFixed = false } = bulkColumn(column)
  const marks = [
    ...(isNeeded ? [words.needed()] : []),
    ...(isClearable ? [words.clearable()] : []),
    ...(isFixed ? [words.fixed()] : []),
  ]
  return (
    <div className={styles.explained}>
      <span>{columnWords[column]()}</span>
      {marks.length === 0 ? null : <span className={panels.note}>{marks.join(' · ')}</span>}
    </div>
  )
}

const Columns = (): ReactElement => (
  <Part title={words.columns()}>
    <DataTable
      label={words.columns()}
      rows={bulkColumnNames}
      keyOf={(column) => column}
      columns={[
        {
          head: words.column(),
          cell: (column) => (
            <bdi dir="ltr" className={styles.code}>
              {column}
            </bdi>
          ),
        },
        {
          head: words.rows(),
          cell: (column) =>
            bulkColumn(column)
              .levels.map((level) => words[level]())
              .join(', '),
        },
        { head: words.meaning(), cell: (column) => <Meaning column={column} /> },
        {
          head: words.values(),
          cell: (column) => <div className={styles.explained}>{valuesOf(column)}</div>,
        },
      ]}
    />
    <ValueLists />
  </Part>
)

function Limits({ account }: { readonly account: Advertiser }): ReactElement {
  const { count } = useFigures(account.currency)
  const facts = [
    [words.limitRows(), count(limits.bulkRowsMax)],
    [words.limitSize(), words.megabytes({ size: count(limits.bulkFileMaxBytes / 1_000_000) })],
    [words.limitGroups(), count(limits.campaignAdGroupsMax)],
    [words.limitAds(), count(limits.adGroupAdsMax)],
    [words.limitName(), count(limits.campaignNameMax)],
    [words.limitDays(), count(limits.bulkRunDays)],
  ] as const
  return (
    <Part title={words.limits()}>
      <dl className={panels.figures}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

/** Documents templates: rules, columns with their values, examples and limits. */
export default function Resources({ account }: BodyProps): ReactElement {
  const mark = useMark()
  const of = { advertiser_id: account.id, file: 'template', mark } as const
  const rules = [
    words.ruleEmpty(),
    words.ruleClear({ word: clearWord }),
    words.ruleNew({ prefix: newPrefix }),
    words.ruleIds(),
    words.ruleAmounts({ currency: account.currency }),
    words.ruleDays({ zone: account.time_zone ?? 'UTC' }),
    words.ruleLists(),
    words.ruleWhole(),
    words.ruleFormula(),
  ]
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead()}</p>
      <Part title={words.rules()}>
        <ul className={panels.steps}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Part>
      <Part title={words.examples()} lead={words.exampleNew()}>
        <div className={panels.acts}>
          <Button size="small" href={bulkFileUrl({ ...of, rows: 'example' })} download>
            {words.exampleButton()}
          </Button>
          <Button size="small" href={bulkFileUrl({ ...of, rows: 'none' })} download>
            {words.emptyButton()}
          </Button>
        </div>
      </Part>
      <Columns />
      <Limits account={account} />
    </div>
  )
}
