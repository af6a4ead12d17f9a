import type { PictureSpec } from '../pictures/picture-spec.ts'

/** A person or a business of the demo world. */
export type DemoPerson = {
  username: string
  name: string
  email: string
  about: string
  kind: 'person' | 'business'
}

/** A board of the demo world; its slug is unique in the whole world. */
export type DemoBoard = {
  slug: string
  name: string
  description: string
  owner: string
  secret: boolean
  sections: readonly string[]
}

/** A pin of the demo world, made by the owner of the board it is on. */
export type DemoPin = {
  title: string
  description: string
  link: string
  creator: string
  board: string
  /** The name of one of the board's sections. */
  section?: string
  /** In cents of US dollars; present on product pins only. */
  priceCents?: number
  picture: PictureSpec
}
