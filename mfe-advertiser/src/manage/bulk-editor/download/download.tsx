import { type BulkMark, bulkFileUrl } from '@tessera/contracts/calls/bulk-files'
import { CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { SelectField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../../kit/account/body-props.ts'
import { useFigures } from '../../../kit/money/use-figures.ts'
import panels from '../../../kit/panels/panels.module.css'
import styles from '../frame/bulk-editor.module.css'
import { useMark } from '../frame/use-mark.ts'
import { downloadWords as words } from '../frame/words.ts'
import { CampaignChoice } from './campaign-choice.tsx'

const rowChoices = ['all', 'chosen', 'none', 'example'] as const
const marks = ['comma', 'semicolon'] as const satisfies readonly BulkMark[]

/** Chooses what a template holds and how it is written, and downloads it. */
export default function Download({ account }: BodyProps): ReactElement {
  const { count } = useFigures(account.currency)
  const usual = useMark()
  const [rows, setRows] = useState<(typeof rowChoices)[number]>('all')
  const [mark, setMark] = useState<BulkMark>(usual)
  const [isWithArchived, setWithArchived] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const hasCampaigns = rows === 'all' || rows === 'chosen'
  const isNone = rows === 'chosen' && chosen.length === 0
  const url = bulkFileUrl({
    advertiser_id: account.id,
    file: 'template',
    rows,
    mark,
    ...(hasCampaigns ? { with_archived: isWithArchived } : {}),
    ...(rows === 'chosen' && !isNone
      ? { campaign_ids: chosen.map((id) => CampaignId.parse(id.slice(1))) }
      : {}),
  })
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead()}</p>
      <div className={styles.form}>
        <SelectField
          label={words.which()}
          value={rows}
          hint={rows === 'all' ? words.most({ rows: count(limits.bulkRowsMax) }) : undefined}
          onChange={({ currentTarget }) =>
            setRows(rowChoices.find((each) => each === currentTarget.value) ?? 'all')
          }
        >
          {rowChoices.map((each) => (
            <option key={each} value={each}>
              {words[each]()}
            </option>
          ))}
        </SelectField>
        {rows === 'chosen' ? (
          <CampaignChoice account={account} chosen={chosen} onChange={setChosen} />
        ) : null}
        <SelectField
          label={words.mark()}
          value={mark}
          hint={words.markHint()}
          onChange={({ currentTarget }) =>
            setMark(marks.find((each) => each === currentTarget.value) ?? usual)
          }
        >
          {marks.map((each) => (
            <option key={each} value={each}>
              {words[each]()}
            </option>
          ))}
        </SelectField>
        {hasCampaigns ? (
          <Checkbox
            label={words.archived()}
            checked={isWithArchived}
            onChange={({ currentTarget }) => setWithArchived(currentTarget.checked)}
          />
        ) : null}
        <div className={panels.acts}>
          {isNone ? (
            <Button kind="primary" disabled>
              {words.button()}
            </Button>
          ) : (
            <Button kind="primary" href={url} download>
              {words.button()}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
