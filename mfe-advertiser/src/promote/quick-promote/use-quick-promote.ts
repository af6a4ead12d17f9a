import { useCommand, useFlow } from '@tessera/cache/react'
import { promotePayload } from '@tessera/contracts/ads/promote-payload'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { getQuickPromote, PromotablePin } from '@tessera/contracts/calls/quick-promote'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useDraft } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { useMemo, useRef, useState } from 'react'
import { createAccountCommand, promoteCommand } from './commands.ts'
import { nextState, startOf } from './flow.ts'
import {
  faultsOf,
  freshDraft,
  keptPromotions,
  type PromoteDraft,
  type PromoteFaults,
  promotionOf,
} from './promote-draft.ts'

export type SetUp = OutputOf<typeof getQuickPromote>

const todayHere = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

interface PromoteStart {
  readonly setUp: SetUp
  readonly skipsBusiness: boolean
}

/** The pin that is promoted, and what was filled in for the one that was chosen before it. */
export interface ChosenPin {
  readonly pin: PromotablePin | null
  readonly carried: Partial<PromoteDraft>
}

function useForm(setUp: SetUp, { pin, carried }: ChosenPin) {
  const locale = useShell().$locale.get()
  const country = setUp.advertiser?.country ?? setUp.country
  const saved = useMemo(
    () => ({ ...freshDraft(country, pin), ...carried }),
    [country, pin, carried],
  )
  const form = useDraft({ kept: keptPromotions, id: pin?.pin.id ?? 'new', saved })
  const [faults, setFaults] = useState<PromoteFaults>({})
  const [stops, setStops] = useState(0)
  const write: typeof form.write = (change) => {
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
    )
    form.write(change)
  }
  const check = (): boolean => {
    const found = faultsOf(form.draft, locale)
    setFaults(found)
    if (Object.keys(found).length > 0) setStops((count) => count + 1)
    return Object.keys(found).length === 0
  }
  return { ...form, write, faults, check, stops, locale, today: todayHere() }
}

/** Returns the key of a pin: the same for each press, so that one after a lost answer promotes nothing twice. */
function useClientKey(): (pinId: string) => string {
  const keys = useRef(new Map<string, string>())
  return (pinId) => {
    const key = keys.current.get(pinId) ?? crypto.randomUUID()
    keys.current.set(pinId, key)
    return key
  }
}

/** Runs quick promote: its steps, the form's draft, and the calls. */
export function useQuickPromote({ setUp, skipsBusiness }: PromoteStart, chosen: ChosenPin) {
  const { pin } = chosen
  const [state, send] = useFlow({
    start: startOf({
      needsConsent: setUp.needs_consent,
      hasPin: pin !== null,
      hasBusiness: setUp.business !== null,
      hasBilling: setUp.has_billing,
      skipsBusiness,
    }),
    next: nextState,
  })
  const form = useForm(setUp, chosen)
  const [accountId, setAccountId] = useState(setUp.advertiser?.id)
  const keyOf = useClientKey()
  const account = useCommand(createAccountCommand)
  const promote = useCommand(promoteCommand)

  async function ensureAccount(): Promise<AdvertiserId | undefined> {
    if (accountId !== undefined) return accountId
    const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const outcome = await account.run({ country: form.draft.country, time_zone })
    if (outcome.state === 'refused') send({ kind: 'refused', ...outcome.error })
    if (outcome.state !== 'done') return undefined
    setAccountId(outcome.answer.id)
    return outcome.answer.id
  }

  async function submit(): Promise<void> {
    if (pin === null || !form.check()) return
    const advertiserId = await ensureAccount()
    if (advertiserId === undefined) return
    const { locale, today, draft } = form
    const promotion = promotionOf(draft, {
      advertiserId,
      pinId: pin.pin.id,
      productGroupId: pin.product_group_id,
      clientKey: keyOf(pin.pin.id),
      locale,
      today,
    })
    const outcome = await promote.run(promotePayload(promotion))
    if (outcome.state === 'refused')
      send({
        kind: 'refused',
        httpStatus: outcome.error.httpStatus,
        message: outcome.error.messageDetail ?? outcome.error.message,
      })
    if (outcome.state !== 'done') return
    const { campaign_id, is_waiting } = outcome.answer
    form.done()
    send({ kind: 'promoted', created: { campaignId: campaign_id, isWaiting: is_waiting } })
  }

  const isBusy = account.busy || promote.busy
  return { state, send, form, submit, isBusy, accountId, ensureAccount }
}

export type Promoting = ReturnType<typeof useQuickPromote>
export type PromoteForm = Promoting['form']
