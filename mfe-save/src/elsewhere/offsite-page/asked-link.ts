import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { checkOffsite } from '@tessera/contracts/calls/offsite'
import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'

/** The link that an address of this page asks about. */
export interface AskedLink {
  /** Null when the text is too long or no link. */
  readonly url: string | null
  readonly pinId: PinId | null
  /** The input of the call that checks the link. */
  readonly check: InputOf<typeof checkOffsite>
}

const short = 100
const long = 2_000

/** Reads the page's address: `url`, `pin_id` and the values that are counted with it. */
export function readAskedLink(query: URLSearchParams): AskedLink {
  const url = query.get('url') ?? ''
  const pinId = z.safeParse(PinId, query.get('pin_id') ?? query.get('pin'))
  const given = (name: string, most: number) => query.get(name)?.slice(0, most) || undefined
  const ad = given('isThirdPartyAd', short)
  const tracking = given('client_tracking_params', long)
  const aux = given('aux_data', long)
  return {
    url: url === '' || url.length > limits.pinLinkMax ? null : url,
    pinId: pinId.success ? pinId.data : null,
    check: {
      url,
      check_only: true,
      ...(pinId.success ? { pin_id: pinId.data } : {}),
      ...(ad === undefined ? {} : { third_party_ad: ad }),
      ...(tracking === undefined ? {} : { client_tracking_params: tracking }),
      ...(aux === undefined ? {} : { aux_data: aux }),
    },
  }
}
