/** A browser and the system that it runs on, in a word each; empty where nothing is known. */
export interface NamedBrowser {
  readonly browser: string
  readonly system: string
}

type Marks = readonly (readonly [pattern: RegExp, name: string])[]

// Browsers name those before them as well, so whoever is most particular comes first.
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

/** Names a browser after what it says of itself. */
export const browserOf = (userAgent: string): NamedBrowser => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
