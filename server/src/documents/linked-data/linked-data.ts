/** A thing as schema.org describes it: one data block of a document. */
export type LinkedData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** The site: the product's origin and name. */
export interface Site {
  readonly origin: string
  readonly brand: string
}

/** Writes the structured data of a page. */
export type WriteLinkedData = (site: Site) => readonly LinkedData[]

/** One step of a breadcrumb trail. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** Writes the breadcrumb trail of a page, from its owner to itself. */
export const breadcrumbs = ({ origin }: Site, crumbs: readonly Crumb[]): LinkedData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})
