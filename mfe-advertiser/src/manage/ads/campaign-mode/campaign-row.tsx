import { deliveryState } from '@tessera/contracts/ads/delivery-state'
import { dayAfter } from '@tessera/contracts/calendar-days'
import type { CampaignFields, CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Switch } from '@tessera/ui/switch'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import { dayInZone } from '../../../kit/dates/day-in-zone.ts'
import { amountFault } from '../../../kit/money/amount-fault.ts'
import { useMoney } from '../../../kit/money/use-money.ts'
import { amountText } from '../draft/campaign-draft.ts'
import { microTyped } from '../draft/edit-of-draft.ts'
import { adsCounted } from '../drafts/words.ts'
import { isOver } from '../editor/edit.tsx'
import ads from '../frame/ads.module.css'
import { CampaignLinks, editorUrl } from '../frame/campaign-links.tsx'
import { words } from '../frame/words.ts'
import styles from './campaign-mode.module.css'
import { useChange } from './use-change.ts'
import { modeWords } from './words.ts'

type FieldName = 'budget' | 'days'

interface RowProps {
  readonly account: Advertiser
  readonly tree: CampaignTree
  /** The field that is open; one at a time on the whole page. */
  readonly open: FieldName | null
  readonly onOpen: (field: FieldName | null) => void
}

const nameOf = ({ name }: CampaignTree): string => (name === '' ? words.untitledCampaign() : name)

interface FieldFormProps extends Pick<RowProps, 'account' | 'tree' | 'onOpen'> {
  readonly field: FieldName
  /** The value on the service. */
  readonly value: string
}

/** The field in its place: Enter saves, Escape leaves it as it is. */
function FieldForm({ account, tree, field, value, onOpen }: FieldFormProps): ReactElement {
  const locale = useShell().$locale.get()
  const today = dayInZone(account.time_zone ?? 'UTC', Date.now())
  const isBudget = field === 'budget'
  const [text, setText] = useState(
    isBudget ? amountText(tree.daily_budget_micro, locale) : (tree.last_day ?? ''),
  )
  const [own, setOwn] = useState<string>()
  const { change, busy, fault, isOvertaken } = useChange(account, tree)
  const why = isOvertaken ? `${fault} ${modeWords.savedNow({ value })}` : fault
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const micro = microTyped(text, tree.daily_budget_micro, locale)
    if (isBudget && micro === undefined)
      return setOwn(amountFault(text, { locale, otherwise: words.amountFault() }))
    const fields: CampaignFields = isBudget
      ? { daily_budget_micro: micro }
      : { last_day: text === '' ? null : text }
    if (await change(fields)) onOpen(null)
  }
  return (
    <form
      noValidate
      className={styles.field}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => (key === 'Escape' ? onOpen(null) : undefined)}
    >
      <TextField
        label={isBudget ? modeWords.newBudget({ currency: tree.currency }) : modeWords.newLastDay()}
        hint={isBudget ? undefined : words.lastDayHint()}
        type={isBudget ? 'text' : 'date'}
        inputMode={isBudget ? 'decimal' : undefined}
        min={isBudget ? undefined : today}
        max={isBudget ? undefined : dayAfter(tree.first_day, limits.promoteDaysMax - 1)}
        autoComplete="off"
        autoFocus
        error={own ?? why}
        value={text}
        onChange={({ currentTarget }) => {
          setOwn(undefined)
          setText(currentTarget.value)
        }}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {modeWords.save()}
      </Button>
      <Button onClick={() => onOpen(null)}>{modeWords.cancel()}</Button>
    </form>
  )
}

interface FactProps extends RowProps {
  readonly field: FieldName
  readonly value: string
}

function Fact(props: FactProps): ReactElement {
  const { tree, field, value, open, onOpen } = props
  const isOpen = open === field
  const button = useRef<HTMLButtonElement>(null)
  const name = nameOf(tree)
  const close = (next: FieldName | null) => {
    onOpen(next)
    // The button is there again once the form has gone.
    if (next === null) requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <div className={styles.fact} data-open={isOpen || undefined}>
      <dt>{modeWords[field]()}</dt>
      <dd>
        {isOpen ? (
          <FieldForm {...props} onOpen={close} />
        ) : (
          <>
            <bdi>{value}</bdi>
            {isOver(tree) ? null : (
              <Button
                ref={button}
                size="small"
                aria-label={
                  field === 'budget' ? modeWords.budgetOf({ name }) : modeWords.daysOf({ name })
                }
                onClick={() => onOpen(field)}
              >
                {modeWords.change()}
              </Button>
            )}
          </>
        )}
      </dd>
    </div>
  )
}

function StateSwitch({ account, tree }: Pick<RowProps, 'account' | 'tree'>): ReactElement {
  const { change, fault } = useChange(account, tree)
  const [wanted, setWanted] = useState<'active' | 'paused' | null>(null)
  // The press is shown at once, until the service says the same or refuses it.
  if (wanted === tree.state) setWanted(null)
  const press = async (state: 'active' | 'paused') => {
    setWanted(state)
    if (!(await change({ state }))) setWanted(null)
  }
  if (isOver(tree)) return <p className={ads.note}>{modeWords.ended()}</p>
  if (tree.state === 'draft') return <p className={ads.note}>{words.draft()}</p>
  return (
    <>
      <Switch
        label={
          <>
            {modeWords.running()} <VisuallyHidden>{nameOf(tree)}</VisuallyHidden>
          </>
        }
        checked={(wanted ?? tree.state) === 'active'}
        onChange={({ currentTarget }) => void press(currentTarget.checked ? 'active' : 'paused')}
      />
      {fault === undefined ? null : (
        <p role="alert" className={ads.fault}>
          {fault}
        </p>
      )}
    </>
  )
}

/** Says how many ads of a campaign wait for a check, or were rejected. */
function Reviews({ tree }: Pick<RowProps, 'tree'>): ReactElement | null {
  const locale = useShell().$locale.get()
  const all = tree.ad_groups.flatMap((group) => group.ads)
  const count = (review: string) =>
    all.filter((ad) => ad.review === review && ad.state !== 'archived').length
  const told = (['waiting', 'rejected'] as const).filter((review) => count(review) > 0)
  if (told.length === 0) return null
  return (
    <p className={ads.note}>
      {told
        .map((review) => modeWords[review]({ ads: plural(count(review), adsCounted, locale) }))
        .join(' · ')}
    </p>
  )
}

/** A campaign: its state, its money and its days, each changed in its place. */
export function CampaignRow(props: RowProps): ReactElement {
  const { account, tree } = props
  const { money, dayName } = useMoney(tree.currency)
  const { first_day: first, last_day: last } = tree
  const today = dayInZone(account.time_zone ?? 'UTC', Date.now())
  const run = { hasBegun: first <= today, hasEnded: isOver(tree) }
  const isPlanned = deliveryState({ state: tree.state, review: null, ...run }) === 'planned'
  const days =
    last === null
      ? modeWords.from({ from: dayName(first) })
      : modeWords.until({ from: dayName(first), to: dayName(last) })
  return (
    <li className={styles.campaign}>
      <div>
        <h2 className={styles.name}>
          <Link to={editorUrl(tree, account)}>
            <bdi>{nameOf(tree)}</bdi>
          </Link>
        </h2>
        <StateSwitch account={account} tree={tree} />
        {isPlanned ? <p className={ads.note}>{modeWords.planned()}</p> : null}
        <Reviews tree={tree} />
      </div>
      <dl className={styles.facts}>
        <Fact {...props} field="budget" value={money(tree.daily_budget_micro)} />
        <Fact {...props} field="days" value={days} />
      </dl>
      <div>
        <CampaignLinks
          account={account}
          tree={tree}
          only={['edit', 'duplicate', 'insights', 'report', 'history']}
        />
      </div>
    </li>
  )
}
