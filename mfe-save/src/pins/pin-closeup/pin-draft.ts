import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { limits } from '@tessera/contracts/limits'
import { webAddress } from '@tessera/contracts/web-address'
import { words } from './words.ts'

/** The editable fields of a pin, as they are typed. */
export interface PinDraft {
  readonly title: string
  readonly description: string
  readonly link: string
  readonly altText: string
  /** True when its creator says that the picture may be sensitive. */
  readonly sensitive: boolean
}

/** The errors of a draft by field. */
export type DraftFaults = Partial<Record<keyof PinDraft, string>>

/** Returns the draft of a pin as it is saved. */
export const draftOf = (pin: Pin & Partial<Pick<PinDetails, 'sensitive_by'>>): PinDraft => ({
  title: pin.title,
  description: pin.description,
  link: pin.link ?? '',
  altText: pin.alt_text,
  sensitive: Boolean(pin.sensitive_by),
})

const tooLong = (text: string, maxLength: number): string | undefined =>
  text.trim().length > maxLength ? words.tooLong({ maxLength }) : undefined

/** Returns the errors of a draft; empty when it is valid. */
export function faultsOf({ title, description, link, altText }: PinDraft): DraftFaults {
  const isLink = link.trim() === '' || webAddress(link) !== undefined
  const faults = {
    title: tooLong(title, limits.pinTitleMax),
    description: tooLong(description, limits.pinTextMax),
    altText: tooLong(altText, limits.pinAltTextMax),
    link: tooLong(link, limits.pinLinkMax) ?? (isLink ? undefined : words.linkWrong()),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/**
 * Converts a draft to the input of the call; a link gets its scheme, and an empty one is null. The warning is sent
 * when it differs from another draft.
 */
export function changesOf(
  { title, description, link, altText, sensitive }: PinDraft,
  other: Pick<PinDraft, 'sensitive'>,
) {
  const address = link.trim()
  return {
    title: title.trim(),
    description: description.trim(),
    alt_text: altText.trim(),
    ...(sensitive === other.sensitive ? {} : { is_sensitive: sensitive }),
    link: address === '' ? null : (webAddress(address) ?? address),
  }
}
