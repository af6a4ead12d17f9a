import { paths } from '@tessera/contracts/paths'

/** Returns the address of the reports of a source, or of the report of one run. */
export const reportAddress = (source: string, run?: string): string =>
  `${paths.productCatalogs.to()}?${new URLSearchParams({ source, ...(run === undefined ? {} : { run }) })}`
