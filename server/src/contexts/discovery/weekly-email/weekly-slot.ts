import type { UserId } from '@tessera/contracts/ids'

const minute = 60_000
const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** Emails leave between nine and six o'clock where the member lives. */
const firstMinute = 9 * 60
const openMinutes = 9 * 60

/** Hours ahead of UTC by country, where most of its people live; daylight saving is ignored. */
const hoursAhead: Readonly<Record<string, number>> = {
  US: -6,
  CA: -5,
  MX: -6,
  BR: -3,
  AR: -3,
  CL: -4,
  CO: -5,
  PE: -5,
  GB: 0,
  IE: 0,
  PT: 0,
  MA: 1,
  NG: 1,
  ZA: 2,
  EG: 2,
  KE: 3,
  DE: 1,
  AT: 1,
  CH: 1,
  FR: 1,
  ES: 1,
  IT: 1,
  NL: 1,
  BE: 1,
  PL: 1,
  CZ: 1,
  HU: 1,
  DK: 1,
  SE: 1,
  NO: 1,
  FI: 2,
  GR: 2,
  RO: 2,
  UA: 2,
  TR: 3,
  SA: 3,
  AE: 4,
  PK: 5,
  IN: 5.5,
  BD: 6,
  TH: 7,
  VN: 7,
  ID: 7,
  CN: 8,
  MY: 8,
  SG: 8,
  PH: 8,
  TW: 8,
  JP: 9,
  KR: 9,
  AU: 10,
  NZ: 12,
}

/**
 * Returns when a member's next weekly email is due. Each has a minute of their own in the week, so
 * that the emails spread over it, in the daytime of their country.
 */
export function nextWeeklyAt(
  member: { readonly id: UserId; readonly country: string | null },
  after: Date,
): Date {
  const place = Number((BigInt(member.id) >> 22n) % BigInt(7 * openMinutes))
  const day = Math.floor(place / openMinutes)
  const local = day * dayMinutes + firstMinute + (place % openMinutes)
  const own = local - (hoursAhead[member.country ?? ''] ?? 0) * 60
  const from = Math.floor(after.getTime() / minute) + 1
  const wait = (((own - from) % weekMinutes) + weekMinutes) % weekMinutes
  return new Date((from + wait) * minute)
}
