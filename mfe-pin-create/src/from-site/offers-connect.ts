import { webAddress } from '@tessera/contracts/web-address'

const photoHosts: ReadonlySet<string> = new Set(['instagram.com', 'instagr.am'])

function isPhotoService(address: string | null | undefined): boolean {
  const url = webAddress(address ?? '')
  return url !== undefined && photoHosts.has(new URL(url).hostname.replace(/^(?:www|m)\./, ''))
}

/** True when a page is a link of the photo-sharing service whose accounts can be connected. */
export const isPhotoLink = (page: string | undefined): boolean => isPhotoService(page)

/** True when connecting the account of a photo-sharing service is offered: once, to those it is for. */
export function offersConnect(given: {
  readonly page: string | undefined
  readonly isConnected: boolean
  readonly listedWebsite: string | null
  /** True when it was offered in this browser before. */
  readonly wasOffered: boolean
}): boolean {
  const { page, isConnected, listedWebsite, wasOffered } = given
  return isPhotoLink(page) && !isConnected && isPhotoService(listedWebsite) && !wasOffered
}

const key = 'tessera.connect-offered'

/** Keeps in a browser that the offer was made. A browser without storage makes it once a page. */
export const offerRecord = (storage: () => Pick<Storage, 'getItem' | 'setItem'>) => ({
  wasOffered(): boolean {
    try {
      return storage().getItem(key) !== null
    } catch {
      return false
    }
  },
  record(): void {
    try {
      storage().setItem(key, '1')
    } catch {
      // A browser that keeps nothing offers it again on the next page.
    }
  },
})
