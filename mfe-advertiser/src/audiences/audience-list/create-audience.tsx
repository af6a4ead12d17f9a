import { useCommand } from '@tessera/cache/react'
import { AudienceKind } from '@tessera/contracts/ads/audience-rule'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { Audience } from '@tessera/contracts/entities/audience'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import styles from '../audience/audiences.module.css'
import { Choices } from '../audience/choices.tsx'
import { createCommand } from '../audience/commands.ts'
import { createWords as words } from '../audience/words.ts'
import { type AudienceDraft, type DraftFault, emptyDraft, readDraft } from './audience-draft.ts'
import { RuleFields } from './rule-fields.tsx'

const kinds: Readonly<Record<AudienceKind, { readonly name: () => string; why: () => string }>> = {
  visitors: { name: words.visitors, why: words.visitorsWhy },
  list: { name: words.listKind, why: words.listWhy },
  engagement: { name: words.engagement, why: words.engagementWhy },
  lookalike: { name: words.lookalike, why: words.lookalikeWhy },
}

interface CreateAudienceProps {
  readonly account: Advertiser
  /** The audiences that a look-alike may be like. */
  readonly audiences: readonly Audience[]
  readonly onCreated: (audience: Audience) => void
}

/** Creates an audience of any kind. */
export function CreateAudience({
  account,
  audiences,
  onCreated,
}: CreateAudienceProps): ReactElement {
  const { toast } = useShell()
  const create = useCommand(createCommand)
  const [draft, setDraft] = useState<AudienceDraft>(() => emptyDraft(account.country))
  const [faults, setFaults] = useState<ReadonlySet<DraftFault>>(new Set())
  const write = (change: Partial<AudienceDraft>) => {
    create.clear()
    setFaults(new Set())
    setDraft({ ...draft, ...change })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(draft)
    setFaults(read.faults)
    if (create.busy || read.rule === null) return
    const outcome = await create.run({
      advertiser_id: account.id,
      name: draft.name.trim(),
      rule: read.rule,
    })
    if (outcome.state !== 'done') return
    toast({ text: words.created({ name: outcome.answer.name }), tone: 'good' })
    setDraft({ ...emptyDraft(account.country), kind: draft.kind })
    onCreated(outcome.answer)
  }
  return (
    <Part title={words.title()}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Choices
          label={words.kind()}
          options={AudienceKind.options.map((value) => ({ value, name: kinds[value].name() }))}
          isChosen={(kind) => kind === draft.kind}
          onPress={(kind) => write({ kind })}
        />
        <p role="status" className={panels.text}>
          {kinds[draft.kind].why()}
        </p>
        <TextField
          label={words.name()}
          hint={words.nameHint()}
          value={draft.name}
          autoComplete="off"
          maxLength={limits.audienceNameMax}
          error={faults.has('name') ? words.nameMissing() : undefined}
          onChange={({ currentTarget }) => write({ name: currentTarget.value })}
        />
        <RuleFields draft={draft} faults={faults} audiences={audiences} write={write} />
        {create.formRefusal === undefined ? null : (
          <p role="alert" className={panels.fault}>
            {create.formRefusal}
          </p>
        )}
        <div>
          <Button type="submit" kind="primary" busy={create.busy}>
            {words.create()}
          </Button>
        </div>
      </form>
    </Part>
  )
}
