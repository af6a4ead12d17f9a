import { type Tag, type TagReader, tagReader } from '../../../platform/pages/tag-reader.ts'
import type { Meta } from './meta-pictures.ts'
import { type NamedPicture, pictureOfImg, pictureOfVideo, setsOfSource } from './picture-tags.ts'

/** The facts about a page that matter to pins. */
export interface PageFacts {
  readonly base: string | undefined
  readonly canonical: string | undefined
  readonly title: string
  readonly metas: readonly Meta[]
  readonly pictures: readonly NamedPicture[]
  /** The texts of its JSON-LD scripts. */
  readonly linkedData: readonly string[]
  /** Set when the page doesn't want its pictures saved, with its explanation. */
  readonly optOut: { readonly description: string | null } | undefined
}

const picturesMax = 400
const metasMax = 200
const titleMax = 1_000
const linkedDataMax = 20
const linkedDataLength = 262_144

const wanted = new Set(
  'base link meta title script picture source img video amp-img amp-video'.split(' '),
)

/** Collects the facts of a page while it is parsed. */
export interface PageFactsReader extends TagReader {
  facts(): PageFacts
}

interface Draft {
  base: string | undefined
  canonical: string | undefined
  title: string
  metas: Meta[]
  pictures: NamedPicture[]
  linkedData: string[]
  optOut: { description: string | null } | undefined
  /** The element whose text is being read. */
  inside: 'title' | 'linked-data' | undefined
  /** Sources of the open `picture` element, before its `img`. */
  sourceSets: string[]
}

/** Creates a reader for the facts of a page. */
export function pageFactsReader(brand: string): PageFactsReader {
  const draft: Draft = {
    base: undefined,
    canonical: undefined,
    title: '',
    metas: [],
    pictures: [],
    linkedData: [],
    optOut: undefined,
    inside: undefined,
    sourceSets: [],
  }
  const reader = tagReader({
    matters: (name) => wanted.has(name),
    onTag: (tag) => takers[tag.name]?.(draft, tag, brand.toLowerCase()),
    onClose(name) {
      if (name === 'picture') draft.sourceSets = []
      if (name === 'title' || name === 'script') draft.inside = undefined
    },
    onText: (text) => takeText(draft, text),
  })
  return { ...reader, facts: () => draft }
}

function takeText(draft: Draft, text: string): void {
  if (draft.inside === 'title') draft.title += text.slice(0, titleMax - draft.title.length)
  if (draft.inside !== 'linked-data') return
  const last = draft.linkedData.pop() ?? ''
  draft.linkedData.push(last + text.slice(0, linkedDataLength - last.length))
}

function addPicture(draft: Draft, picture: NamedPicture | undefined): void {
  if (picture !== undefined && draft.pictures.length < picturesMax) draft.pictures.push(picture)
}

const takers: Readonly<Record<string, (draft: Draft, tag: Tag, brand: string) => void>> = {
  base(draft, { attributes }) {
    draft.base ??= attributes.get('href')
  },
  title(draft) {
    if (draft.title === '') draft.inside = 'title'
  },
  script(draft, { attributes }) {
    const isLinkedData = attributes.get('type')?.trim().toLowerCase() === 'application/ld+json'
    draft.inside = undefined
    if (!isLinkedData || draft.linkedData.length >= linkedDataMax) return
    draft.linkedData.push('')
    draft.inside = 'linked-data'
  },
  link(draft, { attributes }) {
    const url = attributes.get('href')
    const relations = attributes.get('rel')?.toLowerCase().split(/\s+/) ?? []
    if (url === undefined) return
    if (relations.includes('canonical')) draft.canonical ??= url
    if (relations.includes('image_src'))
      addPicture(draft, { url, source: 'image-src', width: null, height: null, title: '' })
  },
  meta: takeMeta,
  picture(draft) {
    draft.sourceSets = []
  },
  source(draft, tag) {
    if (draft.sourceSets.length < 20) draft.sourceSets.push(...setsOfSource(tag))
  },
  img(draft, tag) {
    addPicture(draft, pictureOfImg(tag, draft.sourceSets))
    draft.sourceSets = []
  },
  video: takeVideo,
  'amp-img'(draft, tag) {
    addPicture(draft, pictureOfImg(tag, []))
  },
  'amp-video': takeVideo,
}

function takeVideo(draft: Draft, tag: Tag): void {
  addPicture(draft, pictureOfVideo(tag))
}

function takeMeta(draft: Draft, { attributes }: Tag, brand: string): void {
  const name = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase()
  const content = attributes.get('content') ?? ''
  const words = content.toLowerCase().split(/[\s,]+/)
  if (name === brand && words.includes('nopin'))
    draft.optOut = { description: attributes.get('description') ?? null }
  if (name === 'robots' && words.includes('noimageindex')) draft.optOut ??= { description: null }
  if (name !== '' && draft.metas.length < metasMax) draft.metas.push({ name, content })
}
