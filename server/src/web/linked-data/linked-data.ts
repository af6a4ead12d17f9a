/** A thing as schema.org describes it, one block of a document's head. */
export type LinkedData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** Whose page it is: the product's origin, and what the product is called. */
export interface Site {
  readonly origin: string
  readonly brand: string
}

/** Writes what search engines are told of a page. */
export type WriteLinkedData = (site: Site) => readonly LinkedData[]

/** One step of the way to a page. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The way to a page, from its owner down to itself. */
export const breadcrumbs = ({ origin }: Site, crumbs: readonly Crumb[]): LinkedData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})
