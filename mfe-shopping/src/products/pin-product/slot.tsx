import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getProduct } from '@tessera/contracts/calls/products'
import type { ProductDetails } from '@tessera/contracts/entities/product'
import type { z } from '@tessera/contracts/schema'
import type { pinProductSlot } from '@tessera/contracts/slots'
import { OutsideLink } from '@tessera/module/outside-link'
import { useEntity, useShell } from '@tessera/module/react'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { ErrorRegion } from '@tessera/ui/error-region'
import { keepFocus } from '@tessera/ui/keep-focus'
import { Skeleton } from '@tessera/ui/skeleton'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, useState } from 'react'
import { CompareToggle } from '../comparing/compare-toggle.tsx'
import { CompareTray } from '../comparing/tray.tsx'
import { KeepButton } from '../keeping/keep-button.tsx'
import { Wishes } from '../keeping/wishes.tsx'
import { PriceChart } from '../price-chart/price-chart.tsx'
import { availabilityText } from '../product/availability-text.ts'
import { kindName, shownKind } from '../product/kinds.ts'
import styles from '../product/product.module.css'
import { ProductPrice } from '../product/product-price.tsx'
import { words } from '../product/words.ts'

type Input = z.output<typeof pinProductSlot.schema>

interface OfProduct {
  readonly product: ProductDetails
  readonly input: Input
}

/** The kinds of a product as chips; a press on the chosen one shows the product itself again. */
function Kinds(props: {
  readonly variants: ProductDetails['variants']
  readonly chosen: number | null
  readonly onChoose: (chosen: number | null) => void
}): ReactElement | null {
  const { variants, chosen, onChoose } = props
  if (variants.length === 0) return null
  return (
    <ChipRow label={words.kinds()}>
      {variants.map((kind, at) => (
        <Chip
          key={`${kind.title} ${kindName(kind)}`}
          pressed={at === chosen}
          onClick={() => onChoose(at === chosen ? null : at)}
        >
          {kind.availability === 'out of stock'
            ? words.kindOut({ kind: kindName(kind) })
            : kindName(kind)}
        </Chip>
      ))}
    </ChipRow>
  )
}

/** The price and stock of a product, or of the kind of it that is chosen. */
function Offer({ product, input }: OfProduct): ReactElement {
  const [chosen, choose] = useState<number | null>(null)
  const shown = shownKind(product, chosen)
  const isOwn = chosen === null
  const kind = chosen === null ? undefined : product.variants[chosen]
  const stock = availabilityText({ ...product, availability: shown.availability })
  const isOut = product.is_retired || shown.availability === 'out of stock'
  return (
    <>
      <ProductPrice
        price={shown.price}
        regular={isOwn ? product.regular_price : null}
        drop={isOwn ? product.drop : null}
      />
      <p className={styles.stock} data-out={isOut || undefined}>
        {product.brand === '' || product.brand === product.shop ? null : (
          <bdi>{`${product.brand} · `}</bdi>
        )}
        <span>
          {product.shop === '' ? stock : words.soldBy({ availability: stock, shop: product.shop })}
        </span>
      </p>
      <Kinds variants={product.variants} {...{ chosen }} onChoose={choose} />
      {kind === undefined || shown.link === null ? null : (
        <OutsideLink url={shown.link} className={styles.visit}>
          {words.buyKind({ kind: kindName(kind), site: product.domain })}
          <VisuallyHidden> {words.opensElsewhere()}</VisuallyHidden>
        </OutsideLink>
      )}
      <div className={styles.actions}>
        <KeepButton product={product} pinId={input.pinId} />
        <ComparedPin pinId={input.pinId} />
      </div>
    </>
  )
}

/** Compares the pin of the page, which the closeup has loaded. */
function ComparedPin({ pinId }: { readonly pinId: string }): ReactElement {
  const { title = '', images } = useEntity('pin', pinId)
  return <CompareToggle pin={{ id: pinId, title, image: images?.['236x'].url ?? '' }} />
}

function Waiting({ price }: Pick<Input, 'price'>): ReactElement {
  return (
    <div role="status" aria-label={words.waiting()} className={styles.product}>
      {price === null ? <Skeleton width={120} height={28} /> : <ProductPrice price={price} />}
      <Skeleton width={160} height={20} />
      <div className={styles.actions}>
        <Skeleton width={136} height={44} radius="var(--r-full)" />
        <Skeleton width={100} height={44} radius="var(--r-full)" />
      </div>
      <Skeleton width={220} height={20} />
    </div>
  )
}

/** The product of a pin: its price and history, its kinds, and ways to save it for later and to compare it. */
export default function PinProduct({ input }: { readonly input: Input }): ReactElement | null {
  const { client } = useShell()
  const product = useQuery(queryOptions(client, getProduct, { pin_id: input.pinId }))
  const { data } = product
  if (data === undefined && product.error !== null)
    return callErrorOf(product.error)?.code === 'product-missing' ? (
      <ProductPrice price={input.price} />
    ) : (
      <ErrorRegion
        title={words.failed()}
        busy={product.isFetching}
        onRetry={() => void product.refetch()}
      >
        {product.error.message}
      </ErrorRegion>
    )
  if (data === undefined) return <Waiting price={input.price} />
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.product}>
      <Offer key={data.id} product={data} input={input} />
      {data.kept === null ? null : (
        <Wishes productId={data.id} pinId={input.pinId} kept={data.kept} />
      )}
      <PriceChart history={data.history} />
      <CompareTray />
    </div>
  )
}
