import type { PinId } from '@tessera/contracts/ids'
import type { Visit } from '../../../calls/visit.ts'

/** An ad that somebody opened its pin from. */
export interface OpenedAd {
  /** The address that it leads to; null where its pin leads. */
  readonly destination: string | null
  readonly promotedBy: string
}

/** The ads that show pins, as far as pins need to know them. */
export interface ShownAds {
  /**
   * Returns the ad of a pin that a viewer was shown, by its token. Undefined for an ad that was shown
   * to another member, for one of another pin, and for an ad that was rejected since.
   */
  opened(
    visit: Pick<Visit, 'ports' | 'viewer'>,
    pinId: PinId,
    token: string,
  ): Promise<OpenedAd | undefined>
  /** Returns the address that a click leads to, with a click id where the ad measures conversions. */
  withClickId(
    visit: Pick<Visit, 'ports' | 'viewer' | 'userAgent'>,
    address: string,
    token: string | undefined,
  ): Promise<string>
}

declare module '../../../ports.ts' {
  interface Ports {
    /** The ads that show pins. */
    readonly shownAds: ShownAds
  }
}
