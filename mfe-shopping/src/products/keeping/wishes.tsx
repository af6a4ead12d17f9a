import { useStore } from '@nanostores/react'
import type { KeptFor } from '@tessera/contracts/entities/product'
import { useShell } from '@tessera/module/react'
import { TextField } from '@tessera/ui/field'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import { words } from '../product/words.ts'
import { amountText, typedAmount } from './amount-text.ts'
import { changeWishes } from './keep-commands.ts'
import styles from './wishes.module.css'

interface WishesProps {
  readonly productId: string
  readonly pinId: string
  readonly kept: KeptFor
}

/** The price below which somebody is told, kept when the field is left. */
function FromField({ productId, pinId, kept }: WishesProps): ReactElement | null {
  const { $locale, commands } = useShell()
  const locale = useStore($locale)
  const { price, tells_from: from } = kept
  const written = from === null || price === null ? '' : amountText(from, price.currency, locale)
  const [typed, setTyped] = useState<string | null>(null)
  if (price === null) return null
  const amount = typedAmount(typed ?? written, price.currency)
  const example = amountText(price.amount, price.currency, locale)
  const leave = () => {
    if (typed === null || amount === undefined) return
    setTyped(null)
    if (amount === from) return
    void commands.run(changeWishes, { productId, pinId, wishes: { tells_from: amount } })
  }
  return (
    <TextField
      label={words.tellFrom()}
      hint={words.tellFromHint({ currency: price.currency })}
      error={amount === undefined ? words.amountUnfit({ example }) : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave()
      }}
    />
  )
}

/** The notification settings of a product that the viewer saved for later. */
export function Wishes(props: WishesProps): ReactElement {
  const { commands } = useShell()
  const { productId, pinId, kept } = props
  const change = (wishes: { tells_drops?: boolean; tells_back?: boolean }) =>
    void commands.run(changeWishes, { productId, pinId, wishes })
  return (
    <fieldset className={styles.wishes}>
      <legend className={styles.legend}>{words.tell()}</legend>
      <Switch
        label={words.tellDrops()}
        checked={kept.tells_drops}
        onChange={({ currentTarget }) => change({ tells_drops: currentTarget.checked })}
      />
      {kept.tells_drops ? <FromField {...props} /> : null}
      <Switch
        label={words.tellBack()}
        checked={kept.tells_back}
        onChange={({ currentTarget }) => change({ tells_back: currentTarget.checked })}
      />
    </fieldset>
  )
}
