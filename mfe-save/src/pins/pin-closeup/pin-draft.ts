import type { Pin } from '@tessera/contracts/entities/pin'
import { limits } from '@tessera/contracts/limits'
import { parseUrl } from '@tessera/contracts/parse-url'
import { words } from './words.ts'

/** The editable fields of a pin, as they are typed. */
export interface PinDraft {
  readonly title: string
  readonly description: string
  readonly link: string
}

/** The errors of a draft by field. */
export type DraftFaults = Partial<Record<keyof PinDraft, string>>

/** Returns the draft of a pin as it is saved. */
export const draftOf = (pin: Pin): PinDraft => ({
  title: pin.title,
  description: pin.description,
  link: pin.link ?? '',
})

const isWebAddress = (text: string): boolean =>
  ['http:', 'https:'].includes(parseUrl(text)?.protocol ?? '')

const tooLong = (text: string, maxLength: number): string | undefined =>
  text.trim().length > maxLength ? words.tooLong({ maxLength }) : undefined

/** Returns the errors of a draft; empty when it is valid. */
export function faultsOf({ title, description, link }: PinDraft): DraftFaults {
  const address = link.trim()
  const wrongLink = address === '' || isWebAddress(address) ? undefined : words.linkWrong()
  const faults = {
    title: tooLong(title, limits.pinTitleMax),
    description: tooLong(description, limits.pinTextMax),
    link: wrongLink ?? tooLong(address, limits.pinLinkMax),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** Converts a draft to the input of the call; an empty link is null. */
export function changesOf({ title, description, link }: PinDraft) {
  const address = link.trim()
  return {
    title: title.trim(),
    description: description.trim(),
    link: address === '' ? null : address,
  }
}
