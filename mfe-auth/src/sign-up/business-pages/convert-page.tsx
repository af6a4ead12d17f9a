import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { convertToBusiness } from '@tessera/contracts/calls/registration'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { Link, useShell, useTitle, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Mark } from '@tessera/ui/mark'
import { PageTitle } from '@tessera/ui/page-title'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  BusinessQuestions,
  sentAnswers,
  type TypedAnswers,
} from '../../entry/fields/business-questions.tsx'
import page from '../../entry/panel/page-panel.module.css'
import panel from '../../entry/panel/panel.module.css'
import { nextAddress } from '../../kit/next-address/next-address.ts'
import { words } from '../../words.ts'
import styles from './business-pages.module.css'

const convertCommand = defineCommand(convertToBusiness, {
  name: 'convert-to-business',
  refusals: 'inline',
  say: { done: () => words.converted() },
  done: ({ user }, _, { bus }) => bus.emit(sessionChanged, { viewer: user }),
})

/** Asks for the name of the business and about it, and converts the account. */
function useConversion() {
  const [name, setName] = useState('')
  const [answers, setAnswers] = useState<TypedAnswers>({ sellsProducts: '0', plansAds: '0' })
  const [missing, setMissing] = useState<string>()
  const { run, busy, formRefusal, clear } = useCommand(convertCommand)
  const convert = () => {
    if (name.trim() === '') setMissing(words.businessNameMissing())
    else void run({ business_name: name, business_answers: sentAnswers(answers) })
  }
  const write = (written: string) => {
    setName(written)
    setMissing(undefined)
    clear()
  }
  const answer = (field: keyof TypedAnswers, value: string) =>
    setAnswers({ ...answers, [field]: value })
  return { name, answers, answer, fault: missing ?? formRefusal, busy, convert, write }
}

/** Converts a member's account to a business account; a business is sent on. */
export default function BusinessConvertPage({ query }: PageProps) {
  const shell = useShell()
  const viewer = useViewer()
  const onward = nextAddress(query.get('next')) ?? paths.home.to()
  const { name, answers, answer, fault, busy, convert, write } = useConversion()
  const field = useRef<HTMLInputElement>(null)
  useTitle(words.businessConvertPage())
  const isPartner = viewer?.is_partner === true
  useEffect(() => {
    if (isPartner) shell.navigate(onward, { replace: true })
  }, [isPartner, shell, onward])
  useEffect(() => field.current?.focus(), [fault])
  if (viewer === null || isPartner) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) convert()
  }
  return (
    <div className={page.page}>
      <section className={page.card}>
        <div className={panel.panel}>
          <Mark size={40} />
          <div className={panel.head}>
            <PageTitle>{words.convertTitle()}</PageTitle>
            <p className={panel.lead}>{words.convertLead()}</p>
          </div>
          <form noValidate className={styles.convert} onSubmit={submit} aria-busy={busy}>
            <TextField
              ref={field}
              name="business-name"
              label={words.businessName()}
              autoComplete="organization"
              maxLength={limits.nameMax}
              readOnly={busy}
              value={name}
              onChange={({ currentTarget }) => write(currentTarget.value)}
              error={fault}
            />
            <BusinessQuestions answers={answers} locked={busy} onAnswer={answer} />
            <Button kind="primary" type="submit" full busy={busy}>
              {words.convertDo()}
            </Button>
            <Link className={styles.link} to={onward}>
              {words.notNow()}
            </Link>
          </form>
        </div>
      </section>
    </div>
  )
}
