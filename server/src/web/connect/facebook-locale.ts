/** Locales of Facebook's SDK for languages; each of its locales has a region. */
const byLanguage: Readonly<Record<string, string>> = {
  es: 'es_LA',
  ar: 'ar_AR',
  de: 'de_DE',
  fr: 'fr_FR',
  it: 'it_IT',
  ja: 'ja_JP',
  nl: 'nl_NL',
  tr: 'tr_TR',
  cs: 'cs_CZ',
  da: 'da_DK',
  el: 'el_GR',
  fi: 'fi_FI',
  he: 'he_IL',
  hi: 'hi_IN',
  hu: 'hu_HU',
  id: 'id_ID',
  ko: 'ko_KR',
  nb: 'nb_NO',
  no: 'nb_NO',
  pl: 'pl_PL',
  pt: 'pt_BR',
  ro: 'ro_RO',
  ru: 'ru_RU',
  sk: 'sk_SK',
  sv: 'sv_SE',
  th: 'th_TH',
  uk: 'uk_UA',
  vi: 'vi_VN',
  zh: 'zh_CN',
  en: 'en_US',
}

/** Regions that Facebook's SDK has a locale of its own for. */
const byTag: Readonly<Record<string, string>> = {
  'en-gb': 'en_GB',
  'pt-pt': 'pt_PT',
  'fr-ca': 'fr_CA',
  'nl-be': 'nl_BE',
  'zh-tw': 'zh_TW',
  'zh-hk': 'zh_HK',
}

/** Returns the locale of Facebook's SDK for a language of the product; English when it has none. */
export function facebookLocale(tag: string): string {
  const asked = tag.toLowerCase().replaceAll('_', '-')
  const [language = ''] = asked.split('-')
  const region = Object.hasOwn(byTag, asked) ? byTag[asked] : undefined
  const plain = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined
  return region ?? plain ?? 'en_US'
}
