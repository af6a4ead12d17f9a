import type { PromotablePin } from '@tessera/contracts/calls/quick-promote'
import { DraftNotice } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { PageTitle } from '@tessera/ui/page-title'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import styles from '../../kit/ad-fields/ad-fields.module.css'
import { PeopleFields } from '../../kit/ad-fields/people-fields.tsx'
import { adWords } from '../../kit/ad-fields/words.ts'
import { BudgetFields, CountryField } from './budget-fields.tsx'
import { GoalFields } from './goal-fields.tsx'
import { Preview } from './preview.tsx'
import type { PromoteForm as Form, Promoting, SetUp } from './use-quick-promote.ts'
import { words } from './words.ts'

function DestinationFields({ form }: { readonly form: Form }): ReactElement {
  const { draft, write, faults } = form
  return (
    <section className={styles.group} aria-label={words.destination()}>
      <h2 className={styles.legend}>{words.destination()}</h2>
      <TextField
        label={adWords.link()}
        inputMode="url"
        autoComplete="off"
        error={faults.link}
        value={draft.link}
        onChange={({ currentTarget }) => write({ link: currentTarget.value })}
      />
      <TextField
        label={adWords.name()}
        autoComplete="off"
        maxLength={120}
        error={faults.name}
        value={draft.name}
        onChange={({ currentTarget }) => write({ name: currentTarget.value })}
      />
    </section>
  )
}

interface PromoteFormProps {
  readonly promoting: Promoting
  readonly setUp: SetUp
  readonly pin: PromotablePin
}

/** The page of quick promote. The first fault gets the focus, and nothing typed is lost. */
export function PromoteForm({ promoting, setUp, pin }: PromoteFormProps): ReactElement {
  const { form, state, send, isBusy } = promoting
  const shape = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.stops === 0) return
    shape.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [form.stops])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void promoting.submit()
  }
  return (
    <form ref={shape} noValidate className={styles.page} onSubmit={submit}>
      <PageTitle>{words.title()}</PageTitle>
      <div className={styles.columns}>
        <Preview
          pin={pin}
          advertiser={setUp.advertiser?.name}
          fault={state.pinFault}
          onChange={() => send({ kind: 'pin-asked' })}
        />
        <div className={styles.fields}>
          {form.wasKept ? <DraftNotice onStartOver={form.startOver} /> : null}
          <GoalFields
            form={form}
            hasProduct={pin.product_group_id !== null}
            onTag={() => send({ kind: 'tag-asked' })}
          />
          {setUp.advertiser === null ? <CountryField form={form} /> : null}
          <BudgetFields form={form} />
          <PeopleFields form={form} />
          <DestinationFields form={form} />
          <div className={styles.foot}>
            <Button type="submit" kind="primary" busy={isBusy} disabled={pin.reasons.length > 0}>
              {words.submit()}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}
