import { PinId } from '@tessera/contracts/ids'
import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import type { SignupSource } from '@tessera/contracts/signup-sources'

const aboutPins: ReadonlySet<SignupSource> = new Set([
  'saveButton',
  'saveButtonExp',
  'downloadImageBtnDweb',
  'downloadImageBtnUnauth',
])

/** Returns the pin of a pin's page when sign-up started there from Save or Download. */
export function pinOfAddress(source: SignupSource, pathname: string): PinId | undefined {
  if (!aboutPins.has(source)) return undefined
  const pin = z.safeParse(PinId, matchPath(paths.pin.pattern, pathname)?.pinId)
  return pin.success ? pin.data : undefined
}
