import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { reservedWords } from '@tessera/contracts/reserved-words'
import { labelText, saidText } from '@tessera/contracts/said-text'
import type { SensitivePictures } from '@tessera/contracts/sensitive-pictures'

/** The settings that the rules check. */
export interface WantedSettings {
  readonly username?: string | undefined
  readonly full_name?: string | undefined
  readonly about?: string | undefined
  readonly country?: string | null | undefined
  readonly locale?: string | null | undefined
  readonly listed_website_url?: string | null | undefined
  readonly hides_from_search?: boolean | undefined
  readonly sensitive_pictures?: SensitivePictures | undefined
}

/** A broken rule, with the data for its message. */
export interface SettingsFault {
  readonly code: ErrorCode
  readonly data?: Readonly<Record<string, unknown>>
}

const usernameShape = new RegExp(`^[a-z0-9_]{${limits.usernameMin},${limits.usernameMax}}$`)

// Marks that set the direction of text; names don't need them.
const ordering = /[\u200e\u200f]/u

/** Returns the first rule that these settings break, except whether the username is free. */
export function settingsFault(wanted: WantedSettings): SettingsFault | undefined {
  return (
    usernameFault(wanted.username) ??
    fullNameFault(wanted.full_name) ??
    websiteFault(wanted.listed_website_url)
  )
}

function usernameFault(username: string | undefined): SettingsFault | undefined {
  if (username === undefined) return undefined
  const { usernameMin: min, usernameMax: max } = limits
  if (!usernameShape.test(username)) return { code: 'username-invalid', data: { min, max } }
  return reservedWords.has(username) ? { code: 'username-taken' } : undefined
}

function fullNameFault(name: string | undefined): SettingsFault | undefined {
  if (name === undefined) return undefined
  const { length } = [...name.trim()]
  const isPlain = labelText(name) === name.trim() && !ordering.test(name)
  const fits = length > 0 && length <= limits.nameMax && isPlain
  return fits ? undefined : { code: 'full-name-invalid', data: { max: limits.nameMax } }
}

function websiteFault(text: string | null | undefined): SettingsFault | undefined {
  if (text === undefined || text === null || websiteOf(text) !== undefined) return undefined
  return { code: 'website-invalid' }
}

/**
 * Normalizes a website's URL; undefined when it's invalid. Completes 'example.org' to
 * https://example.org, and refuses URLs with credentials.
 */
export function websiteOf(text: string): string | undefined {
  const trimmed = text.trim()
  const whole = /^[^:/\s]+\.[^:\s]+$/.test(trimmed) ? `https://${trimmed}` : trimmed
  if (!URL.canParse(whole)) return undefined
  const { protocol, hostname, username, password, href } = new URL(whole)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  const isPlain = username === '' && password === '' && hostname.includes('.')
  return isWeb && isPlain && href.length <= limits.pinLinkMax ? href : undefined
}

/** Returns the first word of a full name; businesses keep the full name. */
export function firstNameIn(fullName: string, isPartner: boolean): string {
  const name = fullName.trim()
  return isPartner ? name : (name.split(/\s+/u)[0] ?? name)
}

/** Strips invisible characters from an about text. */
export const aboutOf = (text: string): string => saidText(text) ?? ''
