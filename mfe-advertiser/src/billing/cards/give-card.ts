import { CardAnswer, type CardEntry } from '@tessera/contracts/ads/card-provider'
import { z } from '@tessera/contracts/schema'

/**
 * Gives a card to the payment provider, from the browser: no call of the service has its number.
 * Undefined when the provider can't be reached.
 */
export async function giveCard(url: string, card: CardEntry): Promise<CardAnswer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(card),
    })
    return z.safeParse(CardAnswer, await response.json()).data
  } catch {
    return undefined
  }
}
