/** The elements that a template may have. */
export const templateTags = [
  'div',
  'span',
  'p',
  'h1',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'img',
  'nav',
  'header',
  'section',
  'article',
  'aside',
  'bdi',
  'small',
  'strong',
  'label',
  'input',
  'button',
] as const

/** The elements that have no content. */
export const emptyTags: ReadonlySet<string> = new Set(['img', 'input'])

/** The attributes that a template may have: no `id`, no `style`, no events. */
export const templateAttributes = [
  'class',
  'href',
  'src',
  'alt',
  'width',
  'height',
  'dir',
  'lang',
  'rel',
  'target',
  'loading',
  'fetchpriority',
  'aria-label',
  'aria-hidden',
  'aria-current',
  /** The values that the script of first screens reads: a color, a height, and a kept choice of the reader. */
  'data-color',
  'data-height',
  'data-kept',
  'data-which',
  'type',
  'autocomplete',
  /** The name of the page's field that takes over what was typed into a drawn one. */
  'data-field',
] as const

/** The kinds of fields and buttons. */
export const fieldTypes: ReadonlySet<string> = new Set([
  'text',
  'search',
  'email',
  'password',
  'button',
])

/** The attributes that hold an address. */
export const addressAttributes: ReadonlySet<string> = new Set(['href', 'src'])

/** The facts of the reader and the page that a template may read, besides the page's answers. */
export const readerPaths: ReadonlySet<string> = new Set([
  'brand',
  'locale',
  'pins',
  'isReturning',
  'viewer',
  ...['username', 'full_name', 'first_name', 'image_medium_url', 'pin_count', 'is_partner'].map(
    (field) => `viewer.${field}`,
  ),
])

/** The first names of those paths, and those of the address, which no answer may be named. */
export const readerRoots: ReadonlySet<string> = new Set([
  'brand',
  'locale',
  'pins',
  'isReturning',
  'viewer',
  'params',
  'query',
  'experiments',
])

/** Values that the service computes, by name. docs/teams.md explains each. */
export const templateFormats = [
  'number',
  'price',
  'web-link',
  'web-site',
  'pin-name',
  'searched-text',
  'refined-address',
  'is-refined',
  'is-filtered',
  'is-broad',
] as const

export type TemplateTag = (typeof templateTags)[number]
export type TemplateAttribute = (typeof templateAttributes)[number]
export type TemplateFormat = (typeof templateFormats)[number]
