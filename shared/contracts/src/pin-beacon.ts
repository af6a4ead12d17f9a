/** The path that counts pins from other sites. Its response is empty. */
export const pinBeaconPath = '/v3/pins/beacon/'

/** One pin from another site that was created, or that could not be. */
export interface PinBeacon {
  readonly event: 'pin_create_success' | 'pin_create_fail'
  /** The id of the pin, once there is one. */
  readonly pinId?: string | undefined
  /** The method of the address, such as 'bookmarklet'. */
  readonly method: string
  readonly guid?: string | undefined
  readonly color?: string | undefined
  readonly media?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
}

/** Returns the address of a beacon, which the browser requests as a picture. */
export function pinBeaconUrl({ event, pinId, method, ...page }: PinBeacon): string {
  const query = new URLSearchParams({ client: 'web', event })
  for (const [name, value] of Object.entries({ pin_id: pinId, path: method, ...page }))
    if (value !== undefined && value !== '') query.set(name, value)
  return `${pinBeaconPath}?${query}`
}
