import { useCommand } from '@tessera/cache/react'
import type { CampaignTree, EditResult } from '@tessera/contracts/calls/campaign-edits'
import { Button } from '@tessera/ui/button'
import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import promote from '../../../kit/ad-fields/ad-fields.module.css'
import { dayInZone } from '../../../kit/dates/day-in-zone.ts'
import { useAfterSave } from '../editor/after-save.ts'
import { useFaultFocus } from '../editor/groups.tsx'
import { WithTree } from '../editor/with-tree.tsx'
import styles from '../frame/ads.module.css'
import type { BodyProps } from '../frame/body-props.ts'
import { editCommand } from '../frame/commands.ts'
import { words } from '../frame/words.ts'
import { Choices } from './choices.tsx'
import { Copied } from './copied.tsx'
import { type CopyChoices, copyOf, partAt, usualChoices } from './copy-of.ts'
import { copyWords } from './words.ts'

interface CopyProps extends Pick<BodyProps, 'account'> {
  readonly tree: CampaignTree
}

const faultsIn = ({ name, firstDay, lastDay }: CopyChoices) => ({
  ...(name.trim() === '' ? { name: words.nameFault() } : {}),
  ...(firstDay === '' ? { firstDay: words.dayFault() } : {}),
  ...(lastDay !== '' && lastDay < firstDay ? { lastDay: words.daysFault() } : {}),
})

function useCopy({ account, tree }: CopyProps) {
  const today = dayInZone(account.time_zone ?? 'UTC', Date.now())
  const [choices, setChoices] = useState(() =>
    usualChoices(tree, copyWords.copyName({ name: tree.name }), today),
  )
  const [checked, setChecked] = useState<EditResult | null>(null)
  const [stops, setStops] = useState(0)
  const [key] = useState(() => crypto.randomUUID())
  const command = useCommand(editCommand)
  const afterSave = useAfterSave(account)
  const run = async (isDry: boolean) => {
    const outcome = await command.run({
      advertiser_id: account.id,
      campaigns: [copyOf(tree, choices, key)],
      ...(isDry ? { dry_run: true } : { made_with: 'ads_manager' as const }),
    })
    return outcome.state === 'done' ? outcome.answer[0] : undefined
  }
  return {
    choices,
    checked,
    stops,
    today,
    busy: command.busy,
    refusal: command.formRefusal,
    change: (change: Partial<CopyChoices>) => {
      setChecked(null)
      setChoices((before) => ({ ...before, ...change }))
    },
    check: async () => {
      if (Object.keys(faultsIn(choices)).length > 0) setStops((count) => count + 1)
      else setChecked((await run(true)) ?? null)
    },
    create: async () => {
      const result = await run(false)
      if (result === undefined) return
      if (result.faults.length > 0) setChecked(result)
      else afterSave(result, 'draft')
    },
  }
}

interface CheckedProps {
  readonly tree: CampaignTree
  readonly copy: ReturnType<typeof useCopy>
}

function Checked({ tree, copy }: CheckedProps): ReactElement | null {
  const { checked, busy, choices } = copy
  if (checked === null) return null
  const isFit = checked.faults.length === 0
  return (
    <section className={promote.group} aria-label={copyWords.preview()}>
      <h2 className={promote.legend}>{copyWords.preview()}</h2>
      <p role="status" className={isFit ? promote.hint : promote.fault}>
        {isFit ? copyWords.fits() : copyWords.faults()}
      </p>
      {isFit ? null : (
        <ul className={styles.list}>
          {checked.faults.map(({ at, message }) => (
            <li key={at} className={promote.fault}>
              <bdi>{partAt(tree, choices, at)}</bdi> {message}
            </li>
          ))}
        </ul>
      )}
      <Copied result={checked} />
      {isFit ? (
        <div className={styles.acts}>
          <Button kind="primary" busy={busy} onClick={() => void copy.create()}>
            {copyWords.create()}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Copy(props: CopyProps): ReactElement {
  const copy = useCopy(props)
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, copy.stops)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!copy.busy) void copy.check()
  }
  return (
    <div className={styles.narrow}>
      <form ref={form} noValidate className={promote.fields} onSubmit={submit}>
        <Choices
          tree={props.tree}
          choices={copy.choices}
          today={copy.today}
          faults={copy.stops > 0 ? faultsIn(copy.choices) : {}}
          onChange={copy.change}
        />
        {copy.refusal === undefined ? null : (
          <p role="alert" className={promote.fault}>
            {copy.refusal}
          </p>
        )}
        <div className={styles.acts}>
          <Button
            type="submit"
            kind={copy.checked === null ? 'primary' : 'quiet'}
            busy={copy.busy && copy.checked === null}
          >
            {copyWords.check()}
          </Button>
        </div>
      </form>
      <Checked tree={props.tree} copy={copy} />
    </div>
  )
}

/** Copies the campaign of the address into a draft, which is shown before it is created. */
export default function Duplicate(props: BodyProps): ReactElement {
  return (
    <WithTree {...props}>
      {(tree) => <Copy key={tree.campaign_id} account={props.account} tree={tree} />}
    </WithTree>
  )
}
