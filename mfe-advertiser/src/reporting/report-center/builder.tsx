import { useCommand } from '@tessera/cache/react'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { ReportLevel } from '@tessera/contracts/ads/report-options'
import { ReportFormat, type ReportView } from '@tessera/contracts/ads/report-view'
import type { ReportRhythm } from '@tessera/contracts/calls/report-center'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { PeopleFields } from '../../kit/account/people-fields.tsx'
import { useMoney } from '../../kit/money/use-money.ts'
import { BreakdownMenu, WindowsMenu } from '../ad-report/controls/choice-menus.tsx'
import { ColumnsMenu } from '../ad-report/controls/columns-menu.tsx'
import { DatesMenu } from '../ad-report/controls/dates-menu.tsx'
import { periodName } from '../ad-report/view/labels.ts'
import { reportLevels } from '../ad-report/view/level-url.ts'
import { columnsNamed, usualView } from '../ad-report/view/report-view.ts'
import { useReportClock } from '../ad-report/view/use-report.ts'
import { words as reportWords } from '../ad-report/view/words.ts'
import { createCommand, scheduleCommand } from './commands.ts'
import styles from './report-center.module.css'
import { viewIn } from './view-in.ts'
import { WhenFields } from './when-fields.tsx'
import { words } from './words.ts'

interface FormProps {
  readonly account: Advertiser
  readonly first: ReportView
  readonly clock: ReturnType<typeof useReportClock>['clock']
}

/** Chooses the level of the rows, and what the report's screen chooses too. */
function Choices({
  account,
  clock,
  view,
  change,
}: Omit<FormProps, 'first'> & {
  readonly view: ReportView
  readonly change: (part: Partial<ReportView>) => void
}): ReactElement {
  const report = { account, clock, view, change, columns: columnsNamed(view.columns) }
  return (
    <fieldset className={styles.part}>
      <legend>{words.choices()}</legend>
      <SelectField
        label={words.level()}
        value={view.level}
        onChange={({ target }) => change({ level: z.parse(ReportLevel, target.value) })}
      >
        {reportLevels.map((level) => (
          <option key={level} value={level}>
            {reportWords[level]()}
          </option>
        ))}
      </SelectField>
      <div className={styles.acts}>
        <DatesMenu report={report} />
        <BreakdownMenu report={report} />
        <ColumnsMenu report={report} />
        <WindowsMenu report={report} />
      </div>
    </fieldset>
  )
}

/** Sends the form: one report now, or a schedule. */
function useSend(account: Advertiser) {
  const { navigate } = useShell()
  const create = useCommand(createCommand)
  const schedule = useCommand(scheduleCommand)
  const send = async (
    what: { readonly name: string; readonly view: ReportView; readonly format: ReportFormat },
    rhythm: ReportRhythm | null,
    recipients: readonly UserId[],
  ) => {
    const input = { advertiser_id: account.id, ...what }
    const { state } =
      rhythm === null
        ? await create.run(input)
        : await schedule.run({ ...input, rhythm, recipients: [...recipients] })
    if (state === 'done') navigate(advertiserUrl('reportHistory', { advertiserId: account.id }))
  }
  const isBusy = create.busy || schedule.busy
  return { send, isBusy, failure: create.formRefusal ?? schedule.formRefusal }
}

function BuilderForm({ account, first, clock }: FormProps): ReactElement {
  const { dayName } = useMoney(account.currency)
  const [view, setView] = useState(first)
  const [typed, setName] = useState<string | null>(null)
  const [format, setFormat] = useState<ReportFormat>('csv')
  const [rhythm, setRhythm] = useState<ReportRhythm | null>(null)
  const [recipients, setRecipients] = useState<readonly UserId[]>([])
  const { send, isBusy, failure } = useSend(account)
  const level = reportWords[view.level]()
  const usual = words.usualName({ level, period: periodName(view.period, dayName) })
  const name = typed ?? usual.slice(0, limits.reportNameMax)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send({ name, view, format }, rhythm, recipients)
      }}
    >
      <Choices
        {...{ account, clock, view }}
        change={(part) => setView((before) => ({ ...before, ...part }))}
      />
      <TextField
        label={words.name()}
        value={name}
        required
        maxLength={limits.reportNameMax}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={words.format()}
        value={format}
        onChange={({ target }) => setFormat(z.parse(ReportFormat, target.value))}
      >
        {ReportFormat.options.map((each) => (
          <option key={each} value={each}>
            {words[each]()}
          </option>
        ))}
      </SelectField>
      <WhenFields zone={account.time_zone ?? 'UTC'} rhythm={rhythm} onChange={setRhythm} />
      {rhythm === null ? null : (
        <PeopleFields advertiserId={account.id} chosen={recipients} onChange={setRecipients} />
      )}
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {rhythm === null ? words.make() : words.schedule()}
        </Button>
      </div>
    </form>
  )
}

/** Builds a report: once, or by a schedule with people who get a mail. */
export default function Builder({
  account,
  query,
}: {
  readonly account: Advertiser
  readonly query: URLSearchParams
}): ReactElement | null {
  const { preferences, isLoading, clock } = useReportClock(account)
  if (isLoading) return null
  const { week_start: _, ...chosen } = preferences
  const first = viewIn(query) ?? usualView('campaigns', chosen)
  return <BuilderForm account={account} first={first} clock={clock} />
}
