import type { Configuration } from '../configuration.ts'
import { moduleStoreUrlOf } from '../origins-of.ts'
import { trustedProxies } from '../platform/proxies/trusted-proxies.ts'
import { providersOf } from '../provider-settings.ts'
import type { Settings } from '../settings.ts'

/** Domains of sample accounts, whose password is public. RFC 2606 reserves `.test`, so nobody owns one. */
const sampleEmailDomains = ['demo.test']

/** Returns the part of the configuration that calls and documents need. */
export const settingsOf = (configuration: Configuration, publicOrigin: string): Settings => ({
  brand: configuration.BRAND_NAME,
  publicOrigin,
  moduleStoreUrl: moduleStoreUrlOf(configuration),
  session: {
    idleDays: configuration.SESSION_IDLE_DAYS,
    maxDays: configuration.SESSION_MAX_DAYS,
  },
  overrides: configuration.MODE === 'development',
  anyoneOverrides: configuration.MODE !== 'production',
  overrideOrigins: configuration.OVERRIDE_ORIGINS,
  openPreviews: configuration.PREVIEWS === 'open',
  blockedEmailDomains: configuration.MODE === 'production' ? sampleEmailDomains : [],
  experimentOverrides: configuration.MODE !== 'production',
  pseudoLocales: configuration.MODE !== 'production',
  outbox: configuration.MODE !== 'production',
  accessLog: configuration.ACCESS_LOG === 'on',
  continuesTraces: configuration.TRACES_FROM_PROXY === 'on',
  trustedProxies: trustedProxies(configuration.TRUSTED_PROXIES),
  countryHeader: configuration.COUNTRY_HEADER ?? null,
  visitorCountry: configuration.VISITOR_COUNTRY ?? null,
  consentCountries: configuration.CONSENT_COUNTRIES,
  productTagCountries: configuration.PRODUCT_TAG_COUNTRIES,
  productCountries: configuration.PRODUCT_COUNTRIES,
  strongPasswords: configuration.STRONG_PASSWORDS === 'on',
  signUpUrl: configuration.SIGN_UP_URL ?? null,
  logHost: configuration.LOG_HOST ?? null,
  installedApp: configuration.INSTALLED_APP === 'on',
  providers: providersOf(configuration),
  taxRates: configuration.TAX_RATES,
  seller: {
    name: configuration.SELLER ?? null,
    country: configuration.SELLER_COUNTRY ?? null,
    taxId: configuration.SELLER_TAX_ID ?? null,
  },
  classifier: { report: configuration.CLASSIFIER_REPORT, hide: configuration.CLASSIFIER_HIDE },
  vitalsShare: configuration.VITALS_SHARE,
  budgetFactor: configuration.BUDGET_FACTOR,
  releaseContacts: configuration.RELEASES_MAIL_TO,
})
