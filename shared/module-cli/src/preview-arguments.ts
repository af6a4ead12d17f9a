/** The options of previews, as they were given. */
interface Given {
  readonly percent?: string | undefined
  readonly only?: boolean | undefined
  readonly preview?: boolean | undefined
  readonly tag?: readonly string[] | undefined
  readonly with?: string | undefined
  readonly revoke?: string | undefined
  readonly page?: readonly string[] | undefined
  readonly dark?: boolean | undefined
  readonly out?: string | undefined
  readonly pictures?: string | undefined
  readonly 'pictures-at'?: string | undefined
  readonly post?: boolean | undefined
}

/** The arguments of commands about previews. */
export interface PreviewArguments {
  /** True for a build that is published for its preview alone. */
  readonly preview: boolean
  /** The tags that were given, as branch=fix-x. */
  readonly tags: readonly string[]
  /** The preview whose builds a new one has besides. */
  readonly with: string | undefined
  /** The preview to revoke. */
  readonly revoke: string | undefined
  /** The addresses that pictures are taken of; none for the pages of the module. */
  readonly pages: readonly string[]
  /** True for pictures in the dark theme besides. */
  readonly dark: boolean
  /** The file or folder to write. */
  readonly out: string | undefined
  /** The folder with the pictures of a comment. */
  readonly pictures: string | undefined
  /** The address below which these pictures can be seen, with a slash at its end. */
  readonly picturesAt: string | undefined
  /** True for a comment that is posted to the merge request of the pipeline. */
  readonly post: boolean
}

/** Reads the options of previews; `wrong` makes the fault of options that do not go together. */
export function previewArguments(
  given: Given,
  wrong: (message: string) => Error,
): PreviewArguments {
  const audiences = (['percent', 'only', 'preview'] as const).filter(
    (each) => given[each] !== undefined,
  )
  if (audiences.length > 1)
    throw wrong(`--${audiences.join(' and --')} exclude each other; leave one out.`)
  for (const option of ['tag', 'with'] as const)
    if (given[option] !== undefined && given.preview !== true)
      throw wrong(`--${option} goes with --preview.`)
  return {
    preview: given.preview === true,
    tags: given.tag ?? [],
    with: given.with,
    revoke: given.revoke,
    pages: given.page ?? [],
    dark: given.dark === true,
    out: given.out,
    pictures: given.pictures,
    picturesAt: folderAt(given['pictures-at'], wrong),
    post: given.post === true,
  }
}

/** Reads the address of a folder on the web. */
function folderAt(text: string | undefined, wrong: (message: string) => Error): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw wrong(`--pictures-at takes an address as https://example.org/pictures/, not '${text}'.`)
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}
