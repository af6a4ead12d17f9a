import type { BootAnswer } from '@tessera/contracts/boot'
import type { Call } from '@tessera/contracts/calls/define-call'
import { Pin } from '@tessera/contracts/entities/pin'
import type { Language } from '@tessera/contracts/language'
import { z } from '@tessera/contracts/schema'
import type { Answer } from '../../calls/answer.ts'
import type { DocumentPicture } from '../document-picture.ts'
import type { WriteLinkedData } from '../linked-data/linked-data.ts'

/** The input of a call. */
export type Input = Readonly<Record<string, unknown>>

/** Makes a call for the person who asked for the page. */
export type Ask = (call: Call, input: Input) => Promise<Answer<unknown>>

/** The picture of a page in link previews. */
export interface CardPicture {
  /** The picture's path at the product's own origin. */
  readonly url: string
  readonly alt: string
  /** Left out when the size is unknown. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** A page's link preview. */
export interface Card {
  readonly kind: 'website' | 'article' | 'product' | 'profile' | 'video.other'
  readonly picture: CardPicture | undefined
  readonly video?: {
    readonly url: string
    readonly type: string
    readonly width: number
    readonly height: number
  }
  /** Further Open Graph properties of this kind of page. */
  readonly properties?: readonly (readonly [property: string, content: string])[]
}

/** A text of the content, or one that is said in the reader's language. */
export type PageText = string | ((language: Language) => string)

/** The content of a page's document. */
export interface PageContent {
  readonly found: boolean
  /** True when search engines may index the page. */
  readonly isIndexed: boolean
  /** The canonical path, when it differs from the requested one. */
  readonly path?: string
  /** Undefined when the title in the module's descriptor is enough. */
  readonly title?: PageText | undefined
  readonly description?: PageText | undefined
  readonly card?: Card
  readonly linkedData?: WriteLinkedData
  readonly answers: readonly BootAnswer[]
  readonly pins: readonly Pin[]
  /** The first pictures of a page that is not a grid of pins. */
  readonly pictures?: readonly DocumentPicture[]
}

/** The content of a page without first answers. */
export const plain: PageContent = { found: true, isIndexed: false, answers: [], pins: [] }

/** The content of a page that doesn't exist, or that the viewer can't see. */
export const missing: PageContent = { found: false, isIndexed: false, answers: [], pins: [] }

/** Makes a call, and returns its answer as the document carries it; undefined for a refusal. */
export async function record(ask: Ask, call: Call, input: Input): Promise<BootAnswer | undefined> {
  const answer = await ask(call, input)
  return answer.ok
    ? { call: call.name, input: { ...input }, data: answer.data, bookmark: answer.bookmark }
    : undefined
}

const Pins = z.array(Pin)

/** Makes a call for a list of pins, and returns its answer and the pins. */
export async function pinsOf(
  ask: Ask,
  call: Call,
  input: Input,
): Promise<Pick<PageContent, 'answers' | 'pins'>> {
  const answer = await record(ask, call, input)
  return answer === undefined
    ? { answers: [], pins: [] }
    : { answers: [answer], pins: Pins.parse(answer.data) }
}
