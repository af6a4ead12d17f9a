import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { SignupSource } from '@tessera/contracts/signup-sources'

const aboutPins: ReadonlySet<SignupSource> = new Set([
  'saveButton',
  'saveButtonExp',
  'downloadImageBtnDweb',
  'downloadImageBtnUnauth',
])

/** The pin that somebody wants to save or download on its own page, when the request names none. */
export function pinOfAddress(source: SignupSource, pathname: string): PinId | undefined {
  if (!aboutPins.has(source)) return undefined
  const [, id] = /^\/pin\/(\d+)\/?$/.exec(pathname) ?? []
  const pin = z.safeParse(PinId, id)
  return pin.success ? pin.data : undefined
}
