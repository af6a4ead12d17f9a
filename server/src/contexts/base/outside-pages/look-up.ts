import { limits } from '@tessera/contracts/limits'
import type { Asker } from '../../../platform/images/fair-queue.ts'
import type { FetchedPage, UnfetchedPage } from '../../../platform/pages/port.ts'
import { unsaidType } from '../../../platform/pages/port.ts'
import type { Ports } from '../../../ports.ts'
import { blockedLink } from '../link-lists/flags.ts'
import { faultCodes } from './fetch-faults.ts'
import { type FoundImages, pageImagesReader } from './find-images.ts'
import { type PictureSize, pictureIn } from './picture-size.ts'

/** Max size of a page. */
const pageMaxBytes = 5 * 1024 * 1024

const wish = {
  maxBytes: pageMaxBytes,
  accept: ['text/html', 'application/xhtml+xml', 'image/', unsaidType],
}

/** The result of looking up a page. */
export type LookedUp =
  | { readonly ok: true; readonly found: FoundImages; readonly color?: string | null }
  | {
      readonly ok: false
      /** The color of a page that was read, and that doesn't want its pictures saved. */
      readonly color?: string | null
      readonly code:
        | (typeof faultCodes)[keyof typeof faultCodes]
        | 'outside-nopin'
        | 'link-blocked'
        | 'too-busy'
      readonly data?: { readonly description: string | null } | { readonly domain: string }
    }

const takenTypes = /^image\/(?:jpe?g|png|webp|gif|avif)\b/i

/** The ports that looking at a page needs. */
type LookPorts = Pick<Ports, 'pages' | 'readers'> & {
  readonly settings: Pick<Ports['settings'], 'brand'>
}

/** Looks up a URL: a page's pictures or, for a picture's URL, that picture. */
export async function lookUp(
  ports: LookPorts & Pick<Ports, 'db'>,
  url: string,
  by: Asker,
): Promise<LookedUp> {
  const came = await ports.pages.fetch(url, wish)
  // A short link leads to where its redirects end.
  const ends = came.ok ? came.finalUrl : came.said?.finalUrl
  const blocked = await blockedLink(ports.db, [url, ends])
  if (blocked !== undefined)
    return { ok: false, code: 'link-blocked', data: { domain: blocked.host } }
  return lookAt(ports, came, by)
}

/** Looks at what was fetched. */
async function lookAt(
  ports: LookPorts,
  came: FetchedPage | UnfetchedPage,
  by: Asker,
): Promise<LookedUp> {
  if (!came.ok) return tooLargePicture(came) ?? { ok: false, code: faultCodes[came.code] }
  const picture = pictureIn(came.bytes)
  if (picture !== undefined) return { ok: true, found: itself(came.finalUrl, picture.size) }
  if (/^(?:image\/|application\/octet-stream)/i.test(came.contentType))
    return { ok: false, code: 'outside-not-a-page' }
  return ofPage(ports, came, by)
}

/** Looks up a URL without the lists of domains. */
export const lookUpAnywhere = async (ports: LookPorts, url: string, by: Asker): Promise<LookedUp> =>
  lookAt(ports, await ports.pages.fetch(url, wish), by)

/** A picture larger than a page may be is returned without reading it. */
function tooLargePicture({ said }: UnfetchedPage): LookedUp | undefined {
  return said !== undefined && takenTypes.test(said.contentType)
    ? { ok: true, found: itself(said.finalUrl, undefined) }
    : undefined
}

async function ofPage(
  { readers, settings }: LookPorts,
  came: FetchedPage,
  by: Asker,
): Promise<LookedUp> {
  const page = { url: came.finalUrl, contentType: came.contentType, bytes: came.bytes }
  const read = await readers.read(pageImagesReader, { input: { page, brand: settings.brand }, by })
  if (!read.ok)
    return { ok: false, code: read.fault === 'too-busy' ? read.fault : 'outside-too-large' }
  const { found, color } = read.output
  return 'optOut' in found
    ? { ok: false, code: 'outside-nopin', color, data: found.optOut }
    : { ok: true, found, color }
}

function itself(url: string, size: PictureSize | undefined): FoundImages {
  const isTooSmall =
    size !== undefined && (size.width < limits.imageMinSide || size.height < limits.imageMinSide)
  const { width, height } = size ?? { width: null, height: null }
  const item = { type: 'pinnable', url, width, height, title: '', description: '' } as const
  return {
    items: isTooSmall ? [] : [item],
    title: '',
    description: '',
    product: null,
    canonical_url: url,
  }
}
