import type { DemoBoard, DemoPin } from '../content/demo-entities.ts'
import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import type { Scene } from '../pictures/picture-spec.ts'
import { type EvenChoice, evenChoice } from './choose.ts'
import { pairFor } from './depict-idea.ts'
import type { Good, Kit } from './kit.ts'
import { pathOf } from './make-pins.ts'

/** The facts of a shop that its product pins need. */
export interface Shop {
  readonly name: string
  readonly domain: string
}

function depiction(kit: Kit, good: Good, even: EvenChoice) {
  const chance = chanceFrom(seedFrom(`${good.name} ${kit.theme}`))
  const scene: Scene = chance.often(0.68)
    ? { kind: 'product', subject: good.subject }
    : {
        kind: 'single',
        ground: chance.pick('disc', 'arch', 'arcs', 'spot', 'dots', 'stripes', 'gradient'),
        subject: good.subject,
      }
  const ratio = chance.pick(0.92, 1, 1.08, 1.15, 1.25, 1.33, 1.4)
  return { scene, ratio, pair: pairFor(kit.pairs, scene, even, chance) }
}

/** Returns a theme's product pins, on the board of their shop. */
export function goodsPins(kit: Kit, board: DemoBoard, shop: Shop): readonly DemoPin[] {
  const even = evenChoice()
  return kit.goods.map((good) => {
    const chance = chanceFrom(seedFrom(good.name))
    const [style = ''] = [chance.pick(kit.kind.styles[0] ?? '', ...kit.kind.styles.slice(1))]
    const [tag = ''] = kit.tags
    return {
      title: good.name,
      description: `${good.sentence} #${tag} #${pathOf(good.brand).replaceAll('-', '')}`,
      link: `https://${shop.domain}/${pathOf(good.name)}`,
      creator: board.owner,
      board: board.slug,
      priceCents: good.cents,
      product: {
        brand: good.brand,
        shop: shop.name,
        domain: shop.domain,
        colour: good.colour,
        style,
        category: kit.kind.category,
        availability: chance.often(0.86)
          ? 'in stock'
          : chance.pick('out of stock' as const, 'preorder' as const),
        ...(good.regularCents === undefined ? {} : { regularCents: good.regularCents }),
      },
      picture: { ...depiction(kit, good, even), seed: seedFrom(good.name) },
    }
  })
}
