/**
 * Words that say more about a thing and seldom are the thing, as data. A head is looked for among the
 * other words first. Entries are lower case, without accents.
 */

/** Sizes, which other sizes may stand for. */
export const sizes = `
small, tiny, compact, little, narrow, mini, petite, micro
big, large, huge, oversized, giant, xl
long, tall, high
short, low
slim, thin, skinny
wide, thick, chunky
medium, standard
`

/** Colors and shades beside those that pictures are compared with. */
export const shadeWords =
  'red, coral, orange, terracotta, rust, brown, tan, beige, cream, gold, golden, mustard, yellow, lime, olive, green, sage, mint, teal, turquoise, blue, navy, purple, violet, lilac, pink, magenta, burgundy, black, grey, gray, silver, white, ivory, blush, peach, apricot, ocher, ochre, sand, taupe, charcoal, emerald, cobalt, indigo, aqua, cyan, crimson, scarlet, maroon, wine, amber, honey, caramel, celadon, pastel, neutral, colorful, colourful, multicolor, monochrome, rainbow, pale, dark, light, bright, dusty, muted, deep, vivid, earthy, earth'

/** Styles and looks. */
export const styleWords =
  'modern, contemporary, minimal, minimalist, minimalism, vintage, retro, antique, rustic, farmhouse, scandinavian, scandi, nordic, japandi, japanese, boho, bohemian, industrial, classic, traditional, midcentury, mid, century, mediterranean, moroccan, coastal, french, italian, english, victorian, gothic, deco, abstract, geometric, botanical, floral, striped, checkered, checked, checkerboard, chequered, plaid, tartan, dotted, patterned, plain, ribbed, fluted, speckled, glazed, glossy, matte, shiny, textured, quilted, braided, woven, knitted, crocheted, embroidered, printed, painted, framed, layered, folded, stacked, arched, round, square, rectangular, oval, curved, triangular, angular, hexagon, rounded, hanging, standing, freestanding, open, closed, folding, foldable, stackable, outdoor, indoor, portable, diy, handmade, homemade, hand, made, thrown, cut, drawn, washed, fresh, ripe, dried, baked, roasted, grilled, fried, boiled, raw, frozen, iced, crisp, crispy, fluffy, creamy, chewy, crunchy, sweet, savory, spicy, salty, sour, healthy, vegan, vegetarian, glutenfree, gluten, quick, easy, simple, fast, best, perfect, beautiful, pretty, cute, lovely, elegant, luxury, luxurious, chic, fancy, cool, aesthetic, cozy, cosy, snug, hygge, warm, calm, quiet, soft, gentle, peaceful, moody, airy, sunny, sunlit, candlelit, misty, snowy, rainy, clean, tidy, messy, cheap, budget, affordable, expensive, new, old, young, first, last, next, favorite, favourite, funny, happy, sad, wild, natural, organic, real, faux, fake, artificial, handy, heavy, lightweight, solid, cropped, fitted, loose, baggy, casual, formal, sporty, comfy, comfortable, curly, straight, wavy, messy, half, double, single, full, empty, whole, mixed, assorted, classic, basic, advanced, beginner, beginners, men, mens, womens, women, unisex, romantic, whimsical, dreamy, magical, spooky, festive, seasonal, evening, morning, afternoon, night, midnight, daily, weekly, weekend, spring, summer, autumn, fall, winter, sunday, monday, july, june, golden'

/** Materials beside those that refine a search. */
export const materialWords =
  'oak, walnut, pine, bamboo, rattan, wicker, willow, wood, wooden, birch, beech, ash, teak, maple, mahogany, plywood, terrazzo, marble, stone, concrete, cement, plaster, brick, brass, copper, steel, iron, metal, aluminum, chrome, bronze, glass, opal, crystal, acrylic, plastic, resin, paper, cardboard, kraft, leather, suede, linen, cotton, wool, woolen, velvet, boucle, silk, satin, lace, tulle, denim, canvas, felt, jute, sisal, clay, ceramic, stoneware, earthenware, porcelain, cork, wax, straw, macrame, chiffon, cashmere, lambswool, mohair, fleece, tweed, corduroy, pampas'

/** Nouns that name a thing so widely that any other noun beside them is the thing. */
export const lightNouns =
  'idea, inspiration, inspo, design, decor, decoration, style, styling, look, theme, trend, tip, trick, hack, guide, list, tutorial, step, way, project, makeover, renovation, remodel, layout, organization, collection, selection, set, kit, pack, bundle, trio, duo, pair, piece, item, thing, stuff, corner, nook, space, area, spot, place, detail, image, scene, moment, mood, vibe, feeling, day, time, season, year, week, people, size, color, shade, tone, kind, type, sort, version, option, example, beginner, home'

/** Amounts and vessels that say how much of a thing there is: 'a crate of oranges' is oranges. */
export const measures =
  'set, pair, trio, duo, bunch, bouquet, flock, row, stack, pile, heap, slice, bowl, crate, basket, box, bag, jar, bottle, cup, glass, mug, plate, tray, tower, wall, collection, selection, field, handful, piece, kind, type, sheet, starter, lot, range, mix, variety, bundle, pack, couple, dozen, loaf, bar, ball, cluster, group, herd, pot, half'

/** Words that end the phrase that names the thing, in English and German. */
export const phraseEnds =
  'for, with, in, on, of, at, by, from, under, over, beside, besides, against, to, that, which, who, when, where, while, above, below, between, behind, before, after, near, into, onto, through, during, without, within, per, than, is, are, was, were, as, like, around, about, among, across, along, next, inside, outside, made, drawn, cut, styled, sorted, seen, sold, served, filled, covered, topped, inspired, painted, how, fur, mit, im, auf, aus, von, zum, zur, am, beim, bei, unter, uber, neben, ohne, vor, hinter, zwischen, nach, seit, wie, so'

/** Words that join: 'blue and white mugs', 'vases and dried grass'. */
export const joints = 'and, or, und, oder, plus'

/** Words that count or point. */
export const determiners =
  'a, an, the, this, that, these, those, my, your, our, their, his, her, its, some, any, all, each, every, no, both, few, many, more, most, other, another, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, s, very, so, too, really, i, you, we, it, der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, mein, meine, dein, deine, unser, unsere, ihr, sein, kein, keine, alle, jeder'
