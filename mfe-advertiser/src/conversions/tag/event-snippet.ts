import type { ConversionEventName } from '@tessera/contracts/ads/conversion-event'

const ofPurchase = { event_id: 'order-1001', value: 24.5, order_id: '1001', quantity: 1 } as const

const fieldsOf = (event: ConversionEventName, currency: string) => {
  const { event_id: id, value, ...rest } = ofPurchase
  if (event === 'checkout') return { event_id: id, value, currency, ...rest }
  if (event === 'add_to_cart') return { event_id: 'cart-77', value, currency, quantity: 1 }
  return { event_id: `${event.replace('_', '-')}-77` }
}

/** Returns the line that tells the tag of an event, with the parameters that suit it. */
export function eventSnippet(event: ConversionEventName, currency: string): string {
  const fields = Object.entries(fieldsOf(event, currency))
    .map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`)
    .join('\n')
  return `tessera('track', '${event}', {\n${fields}\n})`
}
