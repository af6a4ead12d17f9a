import { adCountries, promoteConstants } from '@tessera/contracts/ads/countries'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { microOf } from '@tessera/contracts/ads/promote-rules'
import { numberFormat } from '@tessera/contracts/number-format'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { SelectField, TextField } from '@tessera/ui/field'
import { Switch } from '@tessera/ui/switch'
import type { ReactElement } from 'react'
import styles from '../../kit/ad-fields/ad-fields.module.css'
import { adWords } from '../../kit/ad-fields/words.ts'
import { daysOf, lastDayOf, type PromoteDraft } from './promote-draft.ts'
import type { PromoteForm } from './use-quick-promote.ts'
import { words } from './words.ts'

const money = (amount: number, currency: string, locale: string) =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

interface FieldsProps {
  readonly form: PromoteForm
}

/** Chooses the country of an ad account that is yet to be created. Amounts follow it. */
export function CountryField({ form }: FieldsProps): ReactElement {
  const names = new Intl.DisplayNames([form.locale], { type: 'region' })
  const choose = (country: string) => {
    const { daily, days } = promoteConstants(country)
    form.write({ country, countries: [country], budget: String(daily), days: String(days) })
  }
  const codes = [...new Set([form.draft.country, ...adCountries])]
  return (
    <SelectField
      label={words.country()}
      hint={words.countryHint()}
      value={form.draft.country}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {codes.map((code) => (
        <option key={code} value={code}>
          {names.of(code) ?? code}
        </option>
      ))}
    </SelectField>
  )
}

function Recommended({ form }: FieldsProps): ReactElement | null {
  const { draft, write, locale } = form
  const { recommendedDaily, recommendedDays, currency } = promoteConstants(draft.country)
  const isUsed =
    draft.budget === String(recommendedDaily) &&
    (draft.isOngoing || draft.days === String(recommendedDays))
  if (isUsed) return null
  return (
    <p className={styles.inline}>
      {adWords.recommended({
        amount: money(recommendedDaily, currency, locale),
        days: recommendedDays,
      })}
      <Button
        size="small"
        onClick={() => write({ budget: String(recommendedDaily), days: String(recommendedDays) })}
      >
        {adWords.useRecommended()}
      </Button>
    </p>
  )
}

function totalText(draft: PromoteDraft, locale: string, today: string): string {
  const { currency } = promoteConstants(draft.country)
  const [micro, days] = [microOf(draft.budget, locale), daysOf(draft)]
  if (micro === undefined) return ''
  if (draft.isOngoing)
    return adWords.totalDaily({ amount: money(micro / microPerUnit, currency, locale) })
  if (days === undefined) return ''
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return adWords.total({
    amount: money((micro * days) / microPerUnit, currency, locale),
    date: date.format(new Date(`${lastDayOf(draft, today)}T00:00:00Z`)),
  })
}

/** Chooses what the promotion costs and how long it runs. */
export function BudgetFields({ form }: FieldsProps): ReactElement {
  const { draft, write, faults, locale, today } = form
  return (
    <section className={styles.group} aria-label={adWords.budgetTime()}>
      <h2 className={styles.legend}>{adWords.budgetTime()}</h2>
      <TextField
        label={adWords.daily({ currency: promoteConstants(draft.country).currency })}
        inputMode="decimal"
        autoComplete="off"
        error={faults.budget}
        value={draft.budget}
        onChange={({ currentTarget }) => write({ budget: currentTarget.value })}
      />
      <Recommended form={form} />
      <Checkbox
        label={adWords.flexible()}
        hint={adWords.flexibleHint()}
        checked={draft.isFlexible}
        onChange={({ currentTarget }) => write({ isFlexible: currentTarget.checked })}
      />
      <ChipRow label={words.howLong()}>
        <Chip pressed={!draft.isOngoing} onClick={() => write({ isOngoing: false })}>
          {words.forDays()}
        </Chip>
        <Chip pressed={draft.isOngoing} onClick={() => write({ isOngoing: true })}>
          {words.untilStopped()}
        </Chip>
      </ChipRow>
      {draft.isOngoing ? null : (
        <TextField
          label={adWords.days()}
          inputMode="numeric"
          autoComplete="off"
          error={faults.days}
          value={draft.days}
          onChange={({ currentTarget }) => write({ days: currentTarget.value })}
        />
      )}
      <Switch
        label={words.startNow()}
        hint={words.startNowHint()}
        checked={draft.startsNow}
        onChange={({ currentTarget }) => write({ startsNow: currentTarget.checked })}
      />
      <p role="status" className={styles.total}>
        {totalText(draft, locale, today)}
      </p>
    </section>
  )
}
