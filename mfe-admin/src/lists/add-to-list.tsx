import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import {
  addDomains,
  addTerms,
  domainStatuses,
  type ListPlan,
  planDomains,
  planTerms,
  type TermTrial,
  tryTerms,
} from '@tessera/contracts/calls/house-lists'
import { useUnsaved } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { LinesField } from './lines-field.tsx'
import { PlanResult, TrialResult } from './plan-result.tsx'
import { TermFields, type TermOptions, usualOptions } from './term-fields.tsx'
import { listWords as words } from './words.ts'

const planTermsCommand = defineCommand(planTerms, { name: 'plan-terms', refusals: 'inline' })
const tryTermsCommand = defineCommand(tryTerms, { name: 'try-terms', refusals: 'inline' })
const planDomainsCommand = defineCommand(planDomains, { name: 'plan-domains', refusals: 'inline' })

/** Shows why a check was refused. */
function Refusal({ text }: { readonly text: string | undefined }): ReactElement | null {
  return text === undefined ? null : (
    <p role="alert" className={parts.fault}>
      {text}
    </p>
  )
}

/** Adds words: checked and tried first, and added with a reason. */
export function AddTerms({ mayChange }: { readonly mayChange: boolean }): ReactElement {
  const { toast } = useShell()
  const plan = useCommand(planTermsCommand)
  const trial = useCommand(tryTermsCommand)
  const [text, setText] = useState('')
  const [options, setOptions] = useState<TermOptions>(usualOptions)
  const [planned, setPlanned] = useState<ListPlan>()
  const [tried, setTried] = useState<TermTrial>()
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useUnsaved(text.trim() !== '')
  const lacksLines = text.trim() === ''
  const lacksPlaces = options.places.length === 0
  const sent = { text, ...options, places: [...options.places] }
  const forget = () => {
    setPlanned(undefined)
    setTried(undefined)
    setChecked(false)
  }
  const fits = () => {
    setChecked(true)
    return !lacksLines && !lacksPlaces
  }
  const check = async () => {
    if (!fits()) return
    const outcome = await plan.run(sent)
    if (outcome.state === 'done') setPlanned(outcome.answer)
  }
  return (
    <Part title={words.addTerms()} lead={words.addTermsWhy()}>
      <form
        noValidate
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          void check()
        }}
      >
        <LinesField
          text={text}
          error={isChecked && lacksLines ? words.linesMissing() : undefined}
          onChange={(next) => {
            setText(next)
            forget()
          }}
        />
        <TermFields
          options={options}
          fault={isChecked && lacksPlaces ? words.placesMissing() : undefined}
          onChange={(next) => {
            setOptions(next)
            forget()
          }}
        />
        <div className={parts.acts}>
          <Button type="submit" kind="outline" busy={plan.busy}>
            {words.plan()}
          </Button>
          <Button
            kind="outline"
            busy={trial.busy}
            onClick={async () => {
              if (!fits()) return
              const outcome = await trial.run(sent)
              if (outcome.state === 'done') setTried(outcome.answer)
            }}
          >
            {words.trial()}
          </Button>
          {mayChange ? (
            <Button kind="primary" onClick={() => setAsking(fits())}>
              {words.add()}
            </Button>
          ) : null}
        </div>
        <Refusal text={plan.formRefusal ?? trial.formRefusal} />
      </form>
      {planned === undefined ? null : <PlanResult plan={planned} />}
      {tried === undefined ? null : <TrialResult trial={tried} />}
      {isAsking ? (
        <ActDialog
          title={words.addTitle()}
          says={words.addSays()}
          button={words.add()}
          send={(client, { reason }) => client.call(addTerms, { ...sent, reason })}
          onClose={() => setAsking(false)}
          done={() => {
            setAsking(false)
            setText('')
            forget()
            toast({ text: words.added(), tone: 'good' })
          }}
        />
      ) : null}
    </Part>
  )
}

const statuses = {
  ok: words.statusOk,
  suspicious: words.statusSuspicious,
  porn: words.statusPorn,
  blocked: words.statusBlocked,
} as const

/** Returns what happens with links to a domain. */
export const statusText = (status: (typeof domainStatuses)[number]): string => statuses[status]()

interface StatusFieldProps {
  readonly status: (typeof domainStatuses)[number]
  readonly onChange: (status: (typeof domainStatuses)[number]) => void
}

/** Chooses what happens with links to domains. */
export function StatusField({ status, onChange }: StatusFieldProps): ReactElement {
  return (
    <SelectField
      label={words.status()}
      value={status}
      onChange={({ currentTarget: { value } }) => {
        const chosen = domainStatuses.find((each) => each === value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {domainStatuses.toReversed().map((each) => (
        <option key={each} value={each}>
          {statusText(each)}
        </option>
      ))}
    </SelectField>
  )
}

/** Adds domains: checked first, and added with a reason. */
export function AddDomains({ mayChange }: { readonly mayChange: boolean }): ReactElement {
  const { toast } = useShell()
  const plan = useCommand(planDomainsCommand)
  const [text, setText] = useState('')
  const [status, setStatus] = useState<(typeof domainStatuses)[number]>('blocked')
  const [planned, setPlanned] = useState<ListPlan>()
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useUnsaved(text.trim() !== '')
  const lacksLines = text.trim() === ''
  const sent = { text, status }
  const forget = () => {
    setPlanned(undefined)
    setChecked(false)
  }
  return (
    <Part title={words.addDomains()} lead={words.addDomainsWhy()}>
      <form
        noValidate
        className={parts.form}
        onSubmit={async (event) => {
          event.preventDefault()
          setChecked(true)
          if (lacksLines) return
          const outcome = await plan.run(sent)
          if (outcome.state === 'done') setPlanned(outcome.answer)
        }}
      >
        <LinesField
          text={text}
          error={isChecked && lacksLines ? words.linesMissing() : undefined}
          onChange={(next) => {
            setText(next)
            forget()
          }}
        />
        <StatusField
          status={status}
          onChange={(next) => {
            setStatus(next)
            forget()
          }}
        />
        <div className={parts.acts}>
          <Button type="submit" kind="outline" busy={plan.busy}>
            {words.plan()}
          </Button>
          {mayChange ? (
            <Button
              kind="primary"
              onClick={() => {
                setChecked(true)
                setAsking(!lacksLines)
              }}
            >
              {words.add()}
            </Button>
          ) : null}
        </div>
        <Refusal text={plan.formRefusal} />
      </form>
      {planned === undefined ? null : <PlanResult plan={planned} />}
      {isAsking ? (
        <ActDialog
          title={words.addTitle()}
          says={words.addSays()}
          button={words.add()}
          send={(client, { reason }) => client.call(addDomains, { ...sent, reason })}
          onClose={() => setAsking(false)}
          done={() => {
            setAsking(false)
            setText('')
            forget()
            toast({ text: words.added(), tone: 'good' })
          }}
        />
      ) : null}
    </Part>
  )
}
