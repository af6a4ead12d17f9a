import { useCommand } from '@tessera/cache/react'
import { microPerUnit, readMicro } from '@tessera/contracts/ads/micro'
import type { AdKeyword } from '@tessera/contracts/calls/ad-keywords'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { changeKeywordCommand } from './commands.ts'
import styles from './keywords.module.css'
import { words } from './words.ts'

interface BidProps {
  readonly advertiserId: AdvertiserId
  readonly keyword: AdKeyword
  readonly currency: string
}

/** Returns a bid that was typed: null for an empty one, undefined for one that is no amount. */
export function typedBid(text: string, currency: string): number | null | undefined {
  return text.trim() === '' ? null : readMicro(text, currency)
}

function BidForm({ advertiserId, keyword, currency, onClose }: BidProps & { onClose: () => void }) {
  const change = useCommand(changeKeywordCommand)
  const { bid_micro: before, text, keyword_id: id } = keyword
  const [typed, type] = useState(before === null ? '' : String(before / microPerUnit))
  const [isWrong, setWrong] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const bid = typedBid(typed, currency)
    if (bid === undefined) {
      setWrong(true)
      return
    }
    const outcome = await change.run({
      advertiser_id: advertiserId,
      keyword_ids: [id],
      text,
      bid_micro: bid,
      before: { bid_micro: before },
    })
    if (outcome.state === 'done') onClose()
  }
  return (
    <form
      className={styles.bid}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
    >
      <TextField
        label={words.bidOf({ name: text })}
        inputMode="decimal"
        autoFocus
        value={typed}
        error={isWrong ? words.bidFault({ currency }) : undefined}
        onChange={({ target }) => {
          setWrong(false)
          type(target.value)
        }}
      />
      <Button size="small" kind="primary" type="submit" busy={change.busy}>
        {words.save()}
      </Button>
      <Button size="small" onClick={onClose}>
        {words.cancel()}
      </Button>
    </form>
  )
}

/** The bid of a keyword, which a press changes in place. */
export function BidCell(props: BidProps): ReactElement {
  const { keyword, currency } = props
  const { money } = useMoney(currency)
  // Null until it is opened: a button that comes back takes the focus.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const bid = keyword.bid_micro === null ? words.adGroupBid() : money(keyword.bid_micro)
  if (isOpen === true) return <BidForm {...props} onClose={() => setOpen(false)} />
  if (keyword.state === 'archived') return <bdi>{bid}</bdi>
  return (
    <span className={styles.acts}>
      <Button
        size="small"
        kind="quiet"
        autoFocus={isOpen === false}
        aria-label={words.changeBid({ name: keyword.text, bid })}
        onClick={() => setOpen(true)}
      >
        <bdi>{bid}</bdi>
      </Button>
    </span>
  )
}
