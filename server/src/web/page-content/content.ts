import type { BootAnswer } from '@tessera/contracts/boot'
import type { Call } from '@tessera/contracts/calls/define-call'
import { Pin } from '@tessera/contracts/entities/pin'
import { z } from '@tessera/contracts/schema'
import type { Answer } from '../../calls/answer.ts'
import type { DocumentPicture } from '../document-picture.ts'
import type { WriteLinkedData } from '../linked-data/linked-data.ts'

/** What a call is asked with. */
export type Input = Readonly<Record<string, unknown>>

/** Makes a call on behalf of whoever asked for the page. */
export type Ask = (call: Call, input: Input) => Promise<Answer<unknown>>

/** A picture that stands for a page elsewhere. */
export interface CardPicture {
  /** Its path at the product's own origin. */
  readonly url: string
  readonly alt: string
  /** Left out where nothing says how large it is. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** How a page is shown where somebody has put a link to it. */
export interface Card {
  readonly kind: 'website' | 'article' | 'product' | 'profile' | 'video.other'
  readonly picture: CardPicture | undefined
  readonly video?: {
    readonly url: string
    readonly type: string
    readonly width: number
    readonly height: number
  }
  /** What else is said of a page of this kind, each by its property's name. */
  readonly properties?: readonly (readonly [property: string, content: string])[]
}

/** What a page turned out to hold. */
export interface PageContent {
  readonly found: boolean
  /** Whether search engines may keep it. */
  readonly isIndexed: boolean
  /** The one path it is known by, where that is not simply the path that was asked for. */
  readonly path?: string
  /** Undefined where the page's own title says enough. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly card?: Card
  readonly linkedData?: WriteLinkedData
  readonly answers: readonly BootAnswer[]
  readonly pins: readonly Pin[]
  /** The first pictures, where they are not shown as a grid shows its pins. */
  readonly pictures?: readonly DocumentPicture[]
}

/** A page that brings nothing along. */
export const plain: PageContent = { found: true, isIndexed: false, answers: [], pins: [] }

/** A page that is not there, or not for whoever asks: the two are one. */
export const missing: PageContent = { found: false, isIndexed: false, answers: [], pins: [] }

/** What a call answers, as the document brings it along; undefined for a refusal. */
export async function record(ask: Ask, call: Call, input: Input): Promise<BootAnswer | undefined> {
  const answer = await ask(call, input)
  return answer.ok
    ? { call: call.name, input: { ...input }, data: answer.data, bookmark: answer.bookmark }
    : undefined
}

const Pins = z.array(Pin)

/** The first pins of a list, as the document brings them along. */
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
