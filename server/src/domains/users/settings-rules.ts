import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { reservedWords } from '@tessera/contracts/paths'
import { labelText, saidText } from '@tessera/contracts/said-text'

/** What somebody sends to change their settings, as far as the rules look at it. */
export interface WantedSettings {
  readonly username?: string | undefined
  readonly full_name?: string | undefined
  readonly about?: string | undefined
  readonly country?: string | null | undefined
  readonly locale?: string | null | undefined
  readonly listed_website_url?: string | null | undefined
}

/** A rule that settings break, with what its words need. */
export interface SettingsFault {
  readonly code: ErrorCode
  readonly data?: Readonly<Record<string, unknown>>
}

const usernameShape = new RegExp(`^[a-z0-9_]{${limits.usernameMin},${limits.usernameMax}}$`)

// Marks that order the text beside them; a name has no need of one.
const ordering = /[\u200e\u200f]/u

/** The first rule that wanted settings break; whether a username is free is asked elsewhere. */
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
 * The address of a website as it is kept; undefined for what is none. 'example.org' is taken for
 * https://example.org, and a name or password in front of the host is refused.
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

/** A person's first name: the first word of the whole. A business has its whole name for one. */
export function firstNameIn(fullName: string, isPartner: boolean): string {
  const name = fullName.trim()
  return isPartner ? name : (name.split(/\s+/u)[0] ?? name)
}

/** What somebody says of themself, without what cannot be seen. */
export const aboutOf = (text: string): string => saidText(text) ?? ''
