import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'
import { ActionSource, ConversionEventName } from './conversion-event.ts'
import type { ConversionFault, ConversionWarning } from './conversion-faults.ts'
import { type FaultReader, faultOf, faultReader } from './fault-reader.ts'
import { microPerCoin, microPerUnit } from './micro.ts'

/** An event that was found fine. */
export interface CheckedEvent {
  readonly event: ConversionEventName
  readonly actionSource: ActionSource
  /** Milliseconds since 1970. */
  readonly at: number
  readonly eventId: string | null
  readonly orderId: string | null
  readonly valueMicro: number | null
  readonly currency: string | null
  readonly quantity: number | null
  readonly clickId: string | null
  /** SHA-256 hashes of email addresses, in lower case. */
  readonly emails: readonly string[]
  /** The website's own id of the person. */
  readonly externalId: string | null
}

/** The result of checking one event; `event` is null when it has a fault. */
export interface EventCheck {
  readonly event: CheckedEvent | null
  readonly faults: readonly ConversionFault[]
  readonly warnings: readonly ConversionWarning[]
}

/** An id that a website chose: printable, so that no control sign reaches a screen. */
const ownId = new RegExp(`^[\\p{L}\\p{N}\\p{P}\\p{S} ]{1,${limits.conversionIdMax}}$`, 'u')
const clickIdForm = /^[\w-]{20,400}$/
const day = 86_400_000
const clockTolerance = 600_000
const emailsMost = 5

const eventOf = (reader: FaultReader): ConversionEventName | null => {
  const value = reader.value('event_name')
  if (value === null) return reader.fail('field-missing', 'event_name')
  const parsed = z.safeParse(ConversionEventName, value)
  return parsed.success ? parsed.data : reader.fail('event-unknown', 'event_name')
}

const actionOf = (reader: FaultReader): ActionSource | null => {
  const value = reader.value('action_source')
  if (value === null) return reader.fail('field-missing', 'action_source')
  const parsed = z.safeParse(ActionSource, value)
  return parsed.success ? parsed.data : reader.fail('field-wrong', 'action_source')
}

function timeOf(reader: FaultReader, now: number): number | null {
  const value = reader.value('event_time')
  if (value === null) return reader.fail('field-missing', 'event_time')
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    return reader.fail('field-wrong', 'event_time')
  const at = Math.floor(value * 1000)
  if (at > now + clockTolerance) return reader.fail('time-ahead', 'event_time')
  if (at < now - limits.conversionLateDays * day) return reader.fail('time-late', 'event_time')
  return Math.min(at, now)
}

function emailsOf(reader: FaultReader): readonly string[] {
  const value = reader.value('em')
  if (value === null) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const isPlain = list.some((each) => typeof each === 'string' && each.includes('@'))
  if (isPlain) reader.fail('email-plain', 'em')
  const hashes = list.flatMap((each) =>
    typeof each === 'string' && /^[\da-f]{64}$/i.test(each) ? [each.toLowerCase()] : [],
  )
  const isFine = hashes.length === list.length && list.length <= emailsMost
  if (!isPlain && !isFine) reader.fail('field-wrong', 'em')
  return hashes
}

/** Reads an amount exactly: as a number or as digits, with up to six places. */
function amountOf(reader: FaultReader): number | null {
  const value = reader.value('value')
  if (value === null) return null
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  if (/^-/.test(text) && Number.isFinite(Number(text)))
    return reader.fail('value-negative', 'value')
  const [, units, part = ''] = /^(\d{1,15})(?:\.(\d{1,20}))?$/.exec(text) ?? []
  if (units === undefined) return reader.fail('field-wrong', 'value')
  if (Number(units) > limits.conversionValueMax) return reader.fail('value-large', 'value')
  return Number(units) * microPerUnit + Number(part.slice(0, 6).padEnd(6, '0'))
}

function currencyOf(reader: FaultReader): string | null {
  const value = reader.value('currency')
  if (value === null) return null
  const isKnown =
    typeof value === 'string' &&
    /^[A-Z]{3}$/.test(value) &&
    Intl.supportedValuesOf('currency').includes(value)
  return isKnown ? value : reader.fail('currency-unknown', 'currency')
}

function quantityOf(reader: FaultReader): number | null {
  const value = reader.value('quantity')
  if (value === null) return null
  const isFine =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= limits.conversionQuantityMax
  return isFine ? value : reader.fail('field-wrong', 'quantity')
}

/** Rounds an amount to the coins of its currency, so that rows of amounts add up as they are shown. */
function roundedTo(micro: number | null, currency: string | null): number | null {
  if (micro === null || currency === null) return micro
  const coin = microPerCoin(currency)
  return Math.round(micro / coin) * coin
}

function worthOf(reader: FaultReader) {
  const [before, valueMicro, currency] = [
    reader.value('value'),
    amountOf(reader),
    currencyOf(reader),
  ]
  if (before !== null && reader.value('currency') === null)
    reader.fail('value-without-currency', 'currency')
  const quantity = quantityOf(reader)
  return {
    valueMicro: roundedTo(valueMicro, currency),
    currency,
    quantity,
    orderId: reader.text('order_id', ownId),
  }
}

const topFields = [
  ...(['event_name', 'action_source', 'event_time', 'event_id'] as const),
  ...(['user_data', 'custom_data'] as const),
]
const userFields = ['click_id', 'em', 'external_id']
const customFields = ['value', 'currency', 'quantity', 'order_id']

/**
 * Checks one event as the API takes it. An event without match keys counts, and is told so.
 *
 *     { event_name: 'checkout', action_source: 'web', event_time: 1764158400, event_id: 'order-1',
 *       user_data: { click_id: '…', em: '<SHA-256>' }, custom_data: { value: 12.5, currency: 'USD' } }
 */
export function checkEvent(value: unknown, now: number): EventCheck {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { event: null, faults: [faultOf('not-object', '')], warnings: [] }
  const faults: ConversionFault[] = []
  const top = faultReader(value, topFields, faults)
  const [event, actionSource, at] = [eventOf(top), actionOf(top), timeOf(top, now)]
  const user = top.part('user_data', userFields)
  const emails = emailsOf(user)
  const read = {
    eventId: top.text('event_id', ownId),
    clickId: user.text('click_id', clickIdForm),
    externalId: user.text('external_id', ownId),
    ...worthOf(top.part('custom_data', customFields)),
  }
  if (faults.length > 0 || event === null || actionSource === null || at === null)
    return { event: null, faults, warnings: [] }
  const checked = { event, actionSource, at, emails, ...read }
  return { event: checked, faults, warnings: warningsOf(checked) }
}

const warningsOf = ({
  eventId,
  clickId,
  emails,
  externalId,
}: CheckedEvent): ConversionWarning[] => [
  ...(eventId === null ? (['no-event-id'] as const) : []),
  ...(clickId === null && externalId === null && emails.length === 0
    ? (['no-match-keys'] as const)
    : []),
]
