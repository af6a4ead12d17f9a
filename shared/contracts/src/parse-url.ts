/** Parses an address, or gives null for what is none. The platform's own is newer than browsers we support. */
export const parseUrl = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null
