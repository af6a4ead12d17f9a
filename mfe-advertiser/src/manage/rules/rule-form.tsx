import { useCommand } from '@tessera/cache/react'
import type { AdRuleFields } from '@tessera/contracts/ads/ad-rule'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { PeopleFields } from '../../kit/account/people-fields.tsx'
import { ActionFields } from './action-fields.tsx'
import { createRuleCommand, updateRuleCommand } from './commands.ts'
import { ConditionFields } from './condition-fields.tsx'
import { type RuleDraft, ruleIn } from './draft.ts'
import { Preview } from './preview.tsx'
import styles from './rules.module.css'
import { ScopeFields } from './scope-fields.tsx'
import { ruleText } from './sentence.ts'
import { TimeFields } from './time-fields.tsx'
import { useWriting } from './use-writing.ts'
import { words } from './words.ts'

interface FormProps {
  readonly account: Advertiser
  readonly ruleId: string | null
  readonly first: RuleDraft
}

function useSave({ account, ruleId }: Pick<FormProps, 'account' | 'ruleId'>) {
  const { navigate } = useShell()
  const create = useCommand(createRuleCommand)
  const update = useCommand(updateRuleCommand)
  const save = async (rule: AdRuleFields) => {
    const input = { advertiser_id: account.id, rule }
    const { state } =
      ruleId === null ? await create.run(input) : await update.run({ ...input, rule_id: ruleId })
    if (state === 'done') navigate(advertiserUrl('rules', { advertiserId: account.id }))
  }
  const failure = create.formRefusal ?? update.formRefusal
  return { save, isBusy: create.busy || update.busy, failure }
}

/** The form of a rule, which reads the rule back in plain words and shows what it would do now. */
export function RuleForm({ account, ruleId, first }: FormProps): ReactElement {
  const { navigate } = useShell()
  const writing = useWriting(account.currency)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(first)
  const [isChecked, setChecked] = useState(false)
  const [tried, setTried] = useState<AdRuleFields | null>(null)
  const { save, isBusy, failure } = useSave({ account, ruleId })
  const { rule, faults: found } = ruleIn(draft, writing.locale)
  // The link that opened the form is gone.
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  const faults = isChecked ? found : []
  const change = (part: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...part }))
  const checked = (then: () => void) => {
    setChecked(true)
    if (found.length === 0) return then()
    // The faults are on the screen after this render.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const fields = { account, draft, faults, change }
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        checked(() => void save(rule))
      }}
    >
      <TextField
        label={words.name()}
        value={draft.name}
        maxLength={limits.adRuleNameMax}
        autoComplete="off"
        error={faults.includes('name') ? words.nameFault() : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <ScopeFields {...fields} />
      <ConditionFields {...fields} />
      <ActionFields {...fields} />
      <TimeFields {...fields} />
      <div className={styles.people}>
        <PeopleFields
          advertiserId={account.id}
          chosen={draft.recipients}
          onChange={(recipients) => change({ recipients: [...recipients] })}
        />
        {faults.includes('people') ? (
          <p role="alert" className={styles.fault}>
            {words.peopleFault()}
          </p>
        ) : null}
      </div>
      {found.length === 0 || found.every((fault) => fault === 'name') ? (
        <section className={styles.reads} aria-label={words.reads()}>
          <h2>{words.reads()}</h2>
          <p aria-live="polite">{ruleText(rule, writing)}</p>
          <p className={styles.note}>{words.settling()}</p>
        </section>
      ) : null}
      <Switch
        label={words.isOn()}
        checked={draft.is_on}
        onChange={({ target }) => change({ is_on: target.checked })}
      />
      {failure === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {failure}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {words.save()}
        </Button>
        <Button onClick={() => checked(() => setTried(rule))}>{words.preview()}</Button>
        <Button
          kind="quiet"
          href={advertiserUrl('rules', { advertiserId: account.id })}
          onNavigate={(href) => navigate(href)}
        >
          {words.cancel()}
        </Button>
      </div>
      {tried === null ? null : <Preview account={account} ruleId={ruleId} rule={tried} />}
    </form>
  )
}
