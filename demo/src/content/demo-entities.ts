import type { Permission } from '@tessera/contracts/entities/permission'
import type { Topic } from '@tessera/contracts/topics'

/** A person or a business of the demo world. */
export type DemoPerson = {
  username: string
  name: string
  email: string
  about: string
  kind: 'person' | 'business'
  /** A two-letter country code. */
  country: string
  /** The themes of this person's boards. */
  themes: readonly string[]
  /** A business's domain. */
  site?: string
  /** True when a business requires a second factor from people who act for it. */
  needsMfa?: boolean
  /** The reason that the person cannot log in, if there is one. */
  state?: 'deactivated' | 'suspended' | 'soft_banned'
  /** The providers that they log in with, instead of a password. */
  comesBy?: readonly ('google' | 'facebook' | 'apple')[]
}

/** A board of the demo world; its slug is unique in the whole world. */
export type DemoBoard = {
  slug: string
  name: string
  description: string
  owner: string
  secret: boolean
  sections: readonly string[]
  /** The theme whose pins are saved to it, beside those with the same hashtags. */
  theme: string
  /** The domain that its owner's pins lead to. */
  site: string
  archived?: boolean
  /** True for a board of its owner's ad account, visible to everyone who may act for it. */
  isForAds?: boolean
}

/** The product of a product pin. */
export type DemoProduct = {
  brand: string
  shop: string
  domain: string
  colour: string
  style: string | null
  category: string
  availability: 'in stock' | 'out of stock' | 'preorder'
  /** The price before a sale, in cents. */
  regularCents?: number
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
  product?: DemoProduct
  /** The picture's file, below `demo/` and without `.webp`, such as `prints/citrus`. */
  picture: string
  /** Its place in the hand-picked part of a visitor's home, from 0. */
  frontPlace?: number
}

/** A save with a note for everyone: why somebody keeps an idea. */
export type DemoNote = {
  picture: string
  board: string
  note: string
}

/** A collaborator of a board, or somebody who was invited. */
export type DemoCollaborator = {
  board: string
  username: string
  state: 'active' | 'invited'
}

/** An ad account, and the people who may act for it beside its owner. */
export type DemoAdvertiser = {
  owner: string
  name: string
  currency: string
  people: readonly string[]
}

/** A video whose poster is the pin's picture. */
export type DemoVideo = {
  /** The file's name among the assets. */
  file: string
  mime: 'video/mp4' | 'video/webm'
  durationMs: number
}

/** The demo world as data: its people, boards and pins. */
export type DemoWorld = {
  people: readonly DemoPerson[]
  boards: readonly DemoBoard[]
  pins: readonly DemoPin[]
  notes: readonly DemoNote[]
  collaborators: readonly DemoCollaborator[]
  advertisers: readonly DemoAdvertiser[]
  /** Titles of promoted pins. */
  promoted: readonly string[]
  /** Sponsors of pins by title; status 2 is requested, 3 is accepted. */
  sponsored: readonly { title: string; sponsor: string; status: 2 | 3 }[]
  /** People who may act for a business, with their permission. */
  agents: readonly { business: string; username: string; permission: Permission }[]
  /** The pin with a video. */
  moving: { title: string; video: DemoVideo } | null
  /** The topics that each person follows. */
  interests: readonly { username: string; topic: Topic }[]
  /** True when the world also lists dangerous domains and sensitive terms. */
  isGuarded: boolean
}
