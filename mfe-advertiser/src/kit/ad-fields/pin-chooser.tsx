import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { type PromotablePin, promotablePins } from '@tessera/contracts/calls/quick-promote'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { QueryRegion } from '@tessera/ui/query-region'
import { Spinner } from '@tessera/ui/spinner'
import type { ReactElement } from 'react'
import styles from './ad-fields.module.css'
import { adWords as words } from './words.ts'

interface PinChooserProps {
  readonly advertiserId: AdvertiserId | undefined
  readonly onChoose: (pin: PromotablePin) => void
  readonly onClose: () => void
  /** The pins that are chosen, where several can be: a press changes that, and a button closes. */
  readonly chosen?: readonly string[]
  /** Returns why a pin that can be promoted doesn't fit here; undefined when it fits. */
  readonly barOf?: (pin: PromotablePin) => string | undefined
}

function Choice({
  item,
  onChoose,
  chosen,
  barOf,
}: { readonly item: PromotablePin } & Omit<PinChooserProps, 'onClose'>): ReactElement {
  const { pin, reasons, is_sold_out: isSoldOut } = item
  const [reason] = reasons
  const why = reason === undefined ? barOf?.(item) : words[reason]()
  return (
    <li>
      <button
        type="button"
        className={styles.pinChoice}
        aria-pressed={chosen?.includes(pin.id)}
        aria-disabled={why !== undefined || undefined}
        onClick={() => (why === undefined ? onChoose(item) : undefined)}
      >
        <img src={pin.images['236x'].url} alt="" className={styles.thumb} />
        <bdi className={styles.pinTitle}>{pin.title || pin.board?.name}</bdi>
        {why === undefined ? null : <span className={styles.hint}>{why}</span>}
        {isSoldOut && why === undefined ? (
          <span className={styles.hint}>{words.soldOut()}</span>
        ) : null}
      </button>
    </li>
  )
}

/** Chooses the pin to promote among the viewer's own; says of each why it can't be. */
export function PinChooser(props: PinChooserProps): ReactElement {
  const { advertiserId, chosen, onClose } = props
  const { client, navigate } = useShell()
  const input = advertiserId === undefined ? {} : { advertiser_id: advertiserId }
  const query = useInfiniteQuery(listOptions(client, promotablePins, input))
  return (
    <Modal
      title={chosen === undefined ? words.choosePin() : words.choosePins()}
      width={720}
      onClose={onClose}
    >
      <QueryRegion
        query={query}
        failed={words.pinsFailed()}
        waiting={<Spinner label={words.loading()} />}
      >
        {({ pages }) =>
          pages[0]?.data.length === 0 ? (
            <div className={styles.stack}>
              <p>{words.pinsNone()}</p>
              <Button
                kind="ink"
                href={paths.pinBuilder.to({ scenario: 'ad_creation' })}
                onNavigate={(to) => navigate(to)}
              >
                {words.createPin()}
              </Button>
            </div>
          ) : (
            <>
              <ul className={styles.pins}>
                {pages
                  .flatMap(({ data }) => data)
                  .map((item) => (
                    <Choice key={item.pin.id} {...props} item={item} />
                  ))}
              </ul>
              <ShowMore list={query} />
              {chosen === undefined ? null : (
                <div className={styles.chooserFoot}>
                  <Button kind="primary" onClick={onClose}>
                    {words.useChosen({ count: chosen.length })}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryRegion>
    </Modal>
  )
}
