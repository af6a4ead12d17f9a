import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getQuickPromote, type PromotablePin } from '@tessera/contracts/calls/quick-promote'
import { AdvertiserId, PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { useShell, useTitle } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import styles from '../../kit/ad-fields/ad-fields.module.css'
import { ConsentModal } from '../../kit/ad-fields/consent-modal.tsx'
import { PinChooser } from '../../kit/ad-fields/pin-chooser.tsx'
import { adWords } from '../../kit/ad-fields/words.ts'
import { ErrorModal, SuccessModal } from './modals.tsx'
import { carriedOf } from './promote-draft.ts'
import { PromoteForm } from './promote-form.tsx'
import { TagModal } from './tag-modal.tsx'
import { type ChosenPin, type Promoting, type SetUp, useQuickPromote } from './use-quick-promote.ts'
import { words } from './words.ts'

// Most people pass over the steps of billing.
const BusinessForm = lazy(
  () =>
    import(
      /* webpackChunkName: "billing-set-up" */ '../../billing/business-form/business-form.tsx'
    ),
)
const PaymentMethodForm = lazy(
  () =>
    import(
      /* webpackChunkName: "billing-set-up" */ '../../billing/payment-method/payment-method-form.tsx'
    ),
)

interface StepProps {
  readonly promoting: Promoting
  readonly setUp: SetUp
  readonly pin: PromotablePin | null
  readonly onPin: (pin: PromotablePin) => void
}

/** The modal of the current step; none while the form is filled in. */
function StepModal({ promoting, setUp, pin, onPin }: StepProps): ReactElement | null {
  const { state, send, accountId } = promoting
  const close = () => send({ kind: 'closed' })
  if (state.kind === 'consent')
    return <ConsentModal onAgree={() => send({ kind: 'agreed' })} onClose={close} />
  if (state.kind === 'pin')
    return <PinChooser advertiserId={accountId} onChoose={onPin} onClose={close} />
  if (state.kind === 'tag') return <TagModal promoting={promoting} onClose={close} />
  if (state.kind === 'error') return <ErrorModal text={state.error ?? ''} onClose={close} />
  if (accountId === undefined || pin === null) return null
  if (state.kind === 'business')
    return (
      <BusinessForm
        advertiserId={accountId}
        saved={setUp.business}
        onSaved={() => send({ kind: 'business-saved' })}
        onClose={close}
      />
    )
  if (state.kind === 'billing')
    return (
      <Modal title={words.billingTitle()} backdropCloses={false} onClose={close}>
        <div className={styles.stack}>
          <Suspense fallback={<Skeleton height={144} />}>
            <PaymentMethodForm
              advertiserId={accountId}
              onDone={() => send({ kind: 'billing-done' })}
            />
          </Suspense>
        </div>
      </Modal>
    )
  if (state.kind !== 'success') return null
  return (
    <SuccessModal
      state={state}
      pinId={pin.pin.id}
      isSoldOut={pin.is_sold_out}
      advertiserId={accountId}
      onBusiness={() => send({ kind: 'business-asked' })}
      onClose={close}
    />
  )
}

function Steps({
  setUp,
  skipsBusiness,
}: Readonly<{ setUp: SetUp; skipsBusiness: boolean }>): ReactElement {
  const { navigate } = useShell()
  const [chosen, setChosen] = useState<ChosenPin>({ pin: setUp.pin, carried: {} })
  const { pin } = chosen
  const promoting = useQuickPromote({ setUp, skipsBusiness }, chosen)
  const { state, send, form } = promoting
  const isEnded = state.kind === 'ended'
  useEffect(() => {
    if (isEnded) navigate(pin === null ? paths.home.to() : paths.pin.to({ pinId: pin.pin.id }))
  }, [isEnded, navigate, pin])
  const choose = (next: PromotablePin) => {
    if (next.pin.id !== pin?.pin.id) setChosen({ pin: next, carried: carriedOf(form.draft, next) })
    send({ kind: 'pin-chosen' })
  }
  return (
    <>
      {setUp.is_pin_gone ? (
        <p role="alert" className={styles.notice}>
          {adWords.gone()}
        </p>
      ) : null}
      {pin === null ? null : <PromoteForm promoting={promoting} setUp={setUp} pin={pin} />}
      <Suspense>
        <StepModal promoting={promoting} setUp={setUp} pin={pin} onPin={choose} />
      </Suspense>
    </>
  )
}

interface QuickPromoteProps {
  readonly query: URLSearchParams
  readonly advertiserId?: string | undefined
  /** True at the addresses without a pin: the business form waits there. */
  readonly skipsBusiness?: boolean
}

/** Promotes a pin: from consent to success. */
export function QuickPromote(props: QuickPromoteProps): ReactElement {
  const { client } = useShell()
  const pin = z.safeParse(PinId, props.query.get('pinId'))
  const advertiser = z.safeParse(AdvertiserId, props.advertiserId)
  const input = {
    ...(pin.success ? { pin_id: pin.data } : {}),
    ...(advertiser.success ? { advertiser_id: advertiser.data } : {}),
  }
  const query = useQuery({
    ...queryOptions(client, getQuickPromote, input),
    // The steps go by what was there when they began.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useTitle(words.title())
  return (
    <QueryRegion
      query={query}
      failed={words.failed()}
      waiting={
        <div role="status" aria-label={adWords.loading()} className={styles.page}>
          <Skeleton height={48} />
          <Skeleton height={320} />
        </div>
      }
    >
      {(setUp) => <Steps setUp={setUp} skipsBusiness={props.skipsBusiness ?? false} />}
    </QueryRegion>
  )
}
