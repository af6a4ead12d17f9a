import type { Permission } from '@tessera/contracts/entities/permission'
import type { Topic } from '@tessera/contracts/topics'
import type { PairName } from '../pictures/palette.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'

/** A person or a business of the demo world. */
export type DemoPerson = {
  username: string
  name: string
  email: string
  about: string
  kind: 'person' | 'business'
  /** Two letters. */
  country: string
  portrait: { subject: string; pair: PairName }
  /** What this person keeps boards about. */
  themes: readonly string[]
  /** The domain of a business. */
  site?: string
  /** Whether a business asks those who act for it for a second factor. */
  needsMfa?: boolean
  /** What keeps them out, where something does. */
  state?: 'deactivated' | 'suspended' | 'soft_banned'
  /** The companies that they log in with, in place of a password. */
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
  /** The theme whose pins are saved to it, beside those that its own hashtags call for. */
  theme?: string
  archived?: boolean
  /** Whether it belongs to its owner's ad account, and is seen by those who may act for that. */
  isForAds?: boolean
}

/** What is for sale on a product pin. */
export type DemoProduct = {
  brand: string
  shop: string
  domain: string
  colour: string
  style: string | null
  category: string
  availability: 'in stock' | 'out of stock' | 'preorder'
  /** What it cost before a sale, in cents. */
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
  picture: PictureSpec
}

/** Who shares a board with its owner, or was asked to. */
export type DemoCollaborator = {
  board: string
  username: string
  state: 'active' | 'invited'
}

/** An ad account, and who may act for it beside its owner. */
export type DemoAdvertiser = {
  owner: string
  name: string
  currency: string
  people: readonly string[]
}

/** A video whose first picture is its pin's. */
export type DemoVideo = {
  /** The file's name among the assets. */
  file: string
  mime: 'video/mp4' | 'video/webm'
  durationMs: number
}

/** The demo world as plain data: who is in it, what boards they keep and what is on them. */
export type DemoWorld = {
  people: readonly DemoPerson[]
  boards: readonly DemoBoard[]
  pins: readonly DemoPin[]
  collaborators: readonly DemoCollaborator[]
  advertisers: readonly DemoAdvertiser[]
  /** Titles of pins that their makers pay to have seen. */
  promoted: readonly string[]
  /** Who paid for a pin, by its title; 2 is asked for, 3 is agreed. */
  sponsored: readonly { title: string; sponsor: string; status: 2 | 3 }[]
  /** Who may act for a business, and how far. */
  agents: readonly { business: string; username: string; permission: Permission }[]
  /** The pin whose picture moves. */
  moving: { title: string; video: DemoVideo } | null
  /** What each person said that they like. */
  interests: readonly { username: string; topic: Topic }[]
  /** Whether what is dangerous to open and sensitive to search for is listed too. */
  isGuarded: boolean
}
