import type { DemoPin } from '../content/demo-entities.ts'
import { type DemoSite, demoSites } from '../content/sites.ts'
import { demoWorld } from '../content/world.ts'
import { keptGallery } from '../pictures/kept-gallery.ts'

/** A page of a demo site: the idea that it is about. */
export interface ShownIdea {
  /** The last part of its path. */
  readonly slug: string
  readonly pin: DemoPin
  readonly width: number
  readonly height: number
}

/** A demo site with its ideas. */
export interface ShelvedSite {
  readonly site: DemoSite
  readonly ideas: readonly ShownIdea[]
}

const gallery = keptGallery()

function shown(pin: DemoPin): ShownIdea {
  const { width, height } = gallery.factsOf(pin.picture)
  return { slug: new URL(pin.link).pathname.slice(1), pin, width, height }
}

/** The demo sites by domain. */
export const demoShelf: ReadonlyMap<string, ShelvedSite> = new Map(
  demoSites.map((site) => {
    const own = demoWorld.pins.filter(({ link }) => new URL(link).hostname === site.domain)
    return [site.domain, { site, ideas: own.map(shown) }]
  }),
)
