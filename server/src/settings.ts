import type { TrustedProxies } from './platform/proxies/trusted-proxies.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** The lifetime of a session in days: without use, and in total. */
export interface SessionSpan {
  readonly idleDays: number
  readonly maxDays: number
}

/** The part of the configuration that calls and documents need. */
export interface Settings {
  readonly brand: string
  /** The product's public origin, without a slash at the end. */
  readonly publicOrigin: string
  /** The URL of the published builds, with a slash at the end; empty without a store. */
  readonly moduleStoreUrl: string
  readonly session: SessionSpan
  /** True in development: modules may come from any address, by files without hashes too. */
  readonly overrides: boolean
  /** True outside of production: every browser may override modules, by builds with hashes. */
  readonly anyoneOverrides: boolean
  /** Origins that people with the right may take modules from, besides the store. */
  readonly overrideOrigins: readonly string[]
  /** True in an environment for previews: everybody with the address of a preview may run it. */
  readonly openPreviews: boolean
  /** Email domains whose accounts nobody may log in to, in lowercase. */
  readonly blockedEmailDomains: readonly string[]
  /** True when a URL may choose the arms of experiments. */
  readonly experimentOverrides: boolean
  /** True when a browser may choose a language that is made from the English texts, for tests. */
  readonly pseudoLocales: boolean
  /** True when unsent messages can be read on this machine. */
  readonly outbox: boolean
  /** True when each request is logged. */
  readonly accessLog: boolean
  /** True when requests continue the traces that trusted proxies have begun. */
  readonly continuesTraces: boolean
  /** Proxies whose forwarding headers are trusted. */
  readonly trustedProxies: TrustedProxies
  /** The header in which those proxies report an address's country; null when they don't. */
  readonly countryHeader: string | null
  /** The country that every visitor is taken to be in, to try the product; null in production. */
  readonly visitorCountry: string | null
  /** Countries that ask for each consent separately, as two letters. */
  readonly consentCountries: readonly string[]
  /** Countries whose businesses may tag products; empty for every country. */
  readonly productTagCountries: readonly string[]
  /** Countries where people are shown the products of a picture; empty for every country. */
  readonly productCountries: readonly string[]
  /** True when new passwords must be strong and have 8 characters, not 6. */
  readonly strongPasswords: boolean
  /** The URL that links to the sign-up lead to instead of the form; null for the form. */
  readonly signUpUrl: string | null
  /** The email addresses that are told when a canary ends by itself. */
  readonly releaseContacts: readonly string[]
  /** The origin that beacons of pins from other sites are sent on to; null keeps them here. */
  readonly logHost: string | null
  /** False to remove the service worker from every browser, and the offer to install the app. */
  readonly installedApp: boolean
  /** The providers that people can log in with. */
  readonly providers: ProviderSettings
  /** The tax that is added to payments for ads, by country, in hundredths of a percent. */
  readonly taxRates: Readonly<Record<string, number>>
  /** The seller of ads, as bills name it. */
  readonly seller: {
    /** With the address; null for the brand alone. */
    readonly name: string | null
    readonly country: string | null
    readonly taxId: string | null
  }
  /** The scores of the classifier from which a picture is reported, or hidden behind a warning. */
  readonly classifier: {
    readonly report: Readonly<Record<string, number>>
    readonly hide: Readonly<Record<string, number>>
  }
  /** The share of documents that report how fast they were, from 0 to 1. */
  readonly vitalsShare: number
  /** Multiplies the budget of every call; 1 outside load tests. */
  readonly budgetFactor: number
}
