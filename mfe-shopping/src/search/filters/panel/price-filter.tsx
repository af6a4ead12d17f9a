import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { type PriceStyle, wholePrice } from '@tessera/contracts/whole-price'
import { TextField } from '@tessera/ui/field'
import { type CSSProperties, type ReactElement, useId, useState } from 'react'
import { chooseCurrency, shownCurrency } from '../engine/currency.ts'
import { setRange } from '../engine/filter-state.ts'
import { defaultRange, type PriceRange, rangeIn } from '../engine/price-range.ts'
import { currencyName, priceStyle } from '../filter-labels.ts'
import { words } from '../words.ts'
import { OptionRow } from './option-list.tsx'
import styles from './price-filter.module.css'
import { type Bound, includesBar, moved, stepOf, typedPrice } from './price-range-input.ts'
import type { SectionProps } from './section-props.ts'

interface RangeProps {
  readonly all: PriceRange
  readonly range: PriceRange
  readonly style: PriceStyle
  readonly onMove: (bound: Bound, to: number) => void
}

type PlaceStyle = CSSProperties & { '--from': number; '--rest': number }

/** The place of a range on the track, as shares of its length. */
function placeOf(range: PriceRange, all: PriceRange): PlaceStyle {
  const span = Math.max(1, all.max - all.min)
  return { '--from': (range.min - all.min) / span, '--rest': (all.max - range.max) / span }
}

/** The number of results by price; it may be shorter than the track. */
function Histogram(props: {
  readonly bars: readonly number[]
  readonly usual: PriceRange
  readonly all: PriceRange
  readonly range: PriceRange
}): ReactElement {
  const { bars, usual, all, range } = props
  const most = Math.max(1, ...bars)
  return (
    <div className={styles.histogram} style={placeOf(usual, all)} aria-hidden="true">
      {bars.map((count, at) => (
        <span
          key={at}
          data-in={includesBar(usual, range, { at, of: bars.length }) || undefined}
          style={{ blockSize: count === 0 ? 0 : `${Math.max(8, (100 * count) / most)}%` }}
        />
      ))}
    </div>
  )
}

const boundLabels = { min: words.lowest, max: words.highest } as const

/** Two thumbs on one track, each a native slider. */
function Thumbs({ all, range, style, onMove }: RangeProps): ReactElement {
  return (
    <div className={styles.track} style={placeOf(range, all)}>
      {(['min', 'max'] as const).map((bound) => (
        <input
          key={bound}
          type="range"
          aria-label={boundLabels[bound]()}
          aria-valuetext={wholePrice(range[bound], range.unit, style)}
          className={styles.thumb}
          // If both thumbs meet at the end, only the lower one can move.
          data-above={(bound === 'min' && range.min - all.min > all.max - range.min) || undefined}
          min={all.min}
          max={all.max}
          step="any"
          value={range[bound]}
          onChange={(event) => onMove(bound, stepped(all, Number(event.currentTarget.value)))}
          onKeyDown={(event) => {
            const to = keyed(all, range[bound], event.key)
            if (to === undefined) return
            event.preventDefault()
            onMove(bound, to)
          }}
        />
      ))}
    </div>
  )
}

/** Rounds a dragged price to a step; the ends are exact. */
function stepped(all: PriceRange, price: number): number {
  const step = stepOf(all)
  return Math.min(all.max, Math.max(all.min, all.min + Math.round((price - all.min) / step) * step))
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
}

/** Returns the price that a key moves a thumb to. */
function keyed(all: PriceRange, price: number, key: string): number | undefined {
  if (key === 'Home') return all.min
  if (key === 'End') return all.max
  const steps = keySteps[key]
  if (steps === undefined) return undefined
  const turned = document.dir === 'rtl' && /Left|Right/.test(key) ? -steps : steps
  return Math.min(all.max, Math.max(all.min, price + turned * stepOf(all)))
}

/** A field for an exact bound; it applies when left or on Enter, and what is no price is undone. */
function TypedBound(props: {
  readonly bound: Bound
  readonly range: PriceRange
  readonly onMove: (bound: Bound, to: number) => void
}): ReactElement {
  const { bound, range, onMove } = props
  const [typed, setTyped] = useState<string | undefined>()
  const settle = () => {
    const price = typed === undefined ? undefined : typedPrice(typed)
    setTyped(undefined)
    if (price !== undefined) onMove(bound, price)
  }
  return (
    <TextField
      label={boundLabels[bound]()}
      inputMode="decimal"
      autoComplete="off"
      action={<span className={styles.unit}>{range.unit}</span>}
      value={typed ?? String(range[bound])}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}

/** The currencies of the results, where there are several, with what each would leave. */
function CurrencyChoice({ model, draft, locale, onChange }: SectionProps): ReactElement | null {
  const group = useId()
  const shown = shownCurrency(draft)
  const { currencies } = model
  const isOnly = currencies.length < 2 && currencies.every(({ unit }) => unit === shown)
  if (isOnly) return null
  const gone = currencies.some(({ unit }) => unit === shown) ? [] : [{ unit: shown, count: 0 }]
  return (
    <fieldset aria-label={words.currency()}>
      <ul className={styles.currencies}>
        {[...gone, ...currencies].map(({ unit, count }) => (
          <OptionRow
            key={unit}
            type="radio"
            name={group}
            option={{
              id: unit,
              value: unit,
              count,
              ...plain,
              label: currencyName(unit, locale),
            }}
            checked={unit === shown}
            onChange={() => onChange(chooseCurrency(draft, unit, 'panel'))}
          />
        ))}
      </ul>
    </fieldset>
  )
}

const plain = { image_url: '', isVerified: false }

/** The price between two bounds: by thumbs over a histogram of the results, or typed. */
export function PriceFilter(props: SectionProps): ReactElement {
  const { model, draft, locale, onChange } = props
  const { price } = draft.chosen
  const unit = shownCurrency(draft)
  const chosen = price?.kind === 'range' ? price : undefined
  const usual = rangeIn(model, unit) ?? chosen ?? { ...defaultRange(model), unit }
  const range = chosen ?? usual
  // A range from an address may be wider than the results.
  const all = {
    ...usual,
    min: Math.min(usual.min, range.min),
    max: Math.max(usual.max, range.max),
  }
  const onMove = (bound: Bound, to: number) => {
    const { min, max } = moved(range, bound, to)
    onChange(setRange(draft, { min, max, unit }, 'panel'))
  }
  const style = priceStyle(draft.models, locale)
  return (
    <div className={styles.price}>
      <CurrencyChoice {...props} />
      <div>
        <Histogram bars={barsIn(model, unit)} {...{ usual, all, range }} />
        <Thumbs {...{ all, range, style, onMove }} />
      </div>
      <div className={styles.typed}>
        <TypedBound bound="min" {...{ range, onMove }} />
        <TypedBound bound="max" {...{ range, onMove }} />
      </div>
    </div>
  )
}

/** Returns the number of results by price in a currency. */
function barsIn({ currencies, histogram }: FilterModel, unit: string): readonly number[] {
  if (currencies.length === 0) return histogram
  return currencies.find((each) => each.unit === unit)?.histogram ?? []
}
