import { limits } from '../limits.ts'
import { microPerUnit } from './micro.ts'
/** The currencies of ad accounts, and how they are written. */
export const adCurrencies = {
  AUD: 'A$',
  CAD: 'CA$',
  CHF: 'CHF',
  CZK: 'Kč',
  DKK: 'kr',
  EUR: '€',
  GBP: '£',
  NOK: 'kr',
  NZD: 'NZ$',
  SEK: 'kr',
  USD: '$',
} as const

export type AdCurrency = keyof typeof adCurrencies

/** The country of ad accounts whose owner's country isn't known. */
export const defaultAdCountry = 'US'

const euroArea =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC ME SM VA XK'.split(' ')

const currencyOf: Readonly<Record<string, AdCurrency>> = {
  ...Object.fromEntries(euroArea.map((country) => [country, 'EUR' as const])),
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  LI: 'CHF',
  NO: 'NOK',
  NZ: 'NZD',
  SE: 'SEK',
}

/** The amounts and times of a country, in whole units of its currency and in days. */
interface Amounts {
  readonly daily: number
  readonly days: number
  readonly recommendedDaily: number
  readonly recommendedDays: number
  readonly minDaily: number
}

const usual: Amounts = {
  daily: 1,
  days: 10,
  recommendedDaily: 7,
  recommendedDays: 10,
  minDaily: 1,
}

const nordic: Amounts = { ...usual, daily: 10, days: 30, recommendedDaily: 70, recommendedDays: 30 }

const amountsOf: Readonly<Record<string, Amounts>> = {
  AU: { ...usual, recommendedDaily: 10 },
  CA: { ...usual, recommendedDaily: 9 },
  CZ: { ...usual, daily: 80, recommendedDaily: 150, minDaily: 11 },
  DK: { ...nordic, recommendedDaily: 50 },
  GB: { ...usual, recommendedDaily: 5 },
  NO: nordic,
  NZ: { ...usual, recommendedDaily: 10 },
  SE: nordic,
  US: { ...usual, daily: 3 },
}

/** The default budget and duration of a promotion in a country. */
export interface PromoteConstants extends Amounts {
  readonly currency: AdCurrency
  readonly symbol: string
}

/** Returns the constants of a country, given by its two letters. */
export function promoteConstants(country: string): PromoteConstants {
  const currency = currencyOf[country] ?? 'USD'
  return { currency, symbol: adCurrencies[currency], ...(amountsOf[country] ?? usual) }
}

/** A country of each currency, whose recommended budget stands for it. */
const countryOf: Readonly<Record<AdCurrency, string>> = {
  AUD: 'AU',
  CAD: 'CA',
  CHF: 'CH',
  CZK: 'CZ',
  DKK: 'DK',
  EUR: 'DE',
  GBP: 'GB',
  NOK: 'NO',
  NZD: 'NZ',
  SEK: 'SE',
  USD: 'US',
}

/** True for a currency that ad accounts are opened in. */
export const isAdCurrency = (currency: string): currency is AdCurrency =>
  Object.hasOwn(adCurrencies, currency)

/** Returns the recommended daily budget of a currency, in whole units. */
export const recommendedDaily = (currency: AdCurrency): number =>
  promoteConstants(countryOf[currency]).recommendedDaily

const consentCountries: ReadonlySet<string> = new Set([
  ...'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
  'IS',
  'LI',
  'NO',
  'GB',
  'CH',
])

/** True in the European Economic Area, the United Kingdom and Switzerland. */
export const needsAdsConsent = (country: string): boolean => consentCountries.has(country)

/** The countries that ad accounts are opened in and ads are shown in. */
export const adCountries: readonly string[] = [
  ...new Set([...consentCountries, ...'US CA AU NZ JP KR BR MX IN AR CL CO SG ZA'.split(' ')]),
].toSorted()

/** Returns the least and the most of a daily budget in a country, in millionths of its currency. */
export const dailyBudgetBounds = (country: string) => ({
  min: promoteConstants(country).minDaily * microPerUnit,
  max: limits.promoteDailyMax * microPerUnit,
})

/** True when a daily budget is within the bounds of a country. */
export function isDailyBudget(country: string, micro: number): boolean {
  const { min, max } = dailyBudgetBounds(country)
  return micro >= min && micro <= max
}
