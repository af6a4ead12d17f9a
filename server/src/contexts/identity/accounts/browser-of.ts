/** The names of a browser and its system; empty when unknown. */
export interface NamedBrowser {
  readonly browser: string
  readonly system: string
}

type Marks = readonly (readonly [pattern: RegExp, name: string])[]

// Browsers also name those they're compatible with, so the most specific comes first.
const browsers: Marks = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/\b(curl|Wget)\//i, 'a command line'],
]

const systems: Marks = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (marks: Marks, text: string): string =>
  marks.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/** Returns the browser and system that a user agent names. */
export const browserOf = (userAgent: string): NamedBrowser => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
