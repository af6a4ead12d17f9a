import { drawn, type Kind, kind, place } from './kind.ts'

/** The kinds of plants, landscapes and places. */
export const kindsOutside = {
  plant: kind(
    'plant / houseplant / monstera / cactus / cacti / succulent / fern',
    'planter / plant pot / pot / stool / olive branch / leaf',
  ),
  monstera: kind('monstera', 'houseplant / plant / leaf'),
  cactus: kind('cactus / cacti / succulent / saguaro', 'houseplant / plant / desert'),
  planter: kind('planter / plant pot / flower pot / pot', 'houseplant / plant / vase / cactus'),
  flower: kind(
    'flower / tulip / bouquet / lavender / lavender field / wildflower / rose / peony / daisy / sunflower / poppy / dahlia / hydrangea / anemone / daffodil / magnolia branch / cherry blossom branch / thistle / water lily / bird of paradise flower / protea',
    'vase / wreath / garden / flower pot / embroidery',
  ),
  tulip: kind('tulip', 'flower / bouquet'),
  bouquet: kind('bouquet / tulip', 'flower / vase / jug'),
  lavender: kind('lavender / lavender field', 'flower / field'),
  driedFlowers: kind(
    'dried grass / dried flower / pampas grass / pampas',
    'vase / eucalyptus / olive branch',
  ),
  wreath: kind('wreath', 'front door / eucalyptus / christmas'),
  sunset: place('sunset / dusk / last light / low sun', 'sea / evening sea / lake / field'),
  beach: place('beach / beach day / shore / coast', 'sea / surfboard / pool / parasol'),
  mountain: place(
    'mountain / mountain ridge / ridge / mount fuji',
    'lake / hill / canyon / mountain lake',
  ),
  lake: place('lake / mountain lake', 'mountain / river / sea'),
  forest: place(
    'forest / wood / birch wood / birch forest / forest trail / conifer / pine clearing / snowy fir / woods',
    'mountain / cabin / tent / leaf',
  ),
  nightSky: place(
    'night sky / milky way / star / northern light / constellation / big dipper',
    'moon / full moon / planet / cabin',
  ),
  moon: drawn('moon / full moon / moon phase', 'night sky / star / milky way'),
  cabin: place('cabin / log cabin / hut', 'forest / tent / winter / milky way'),
  desert: place('desert / desert road', 'canyon / cactus / cacti / hill'),
  waterfall: place('waterfall', 'river / lake / canyon'),
  lighthouse: place('lighthouse', 'sea / harbor'),
  harbor: place('harbor / harbour / quay / canal', 'sea / lighthouse / city'),
  pool: place('pool / swimming pool', 'courtyard / beach / sea'),
  tent: kind('tent / camp / campsite / camping', 'cabin / forest / lake', { not: 'play tent' }),
  bicycle: kind('bicycle / bike', 'surfboard / basket'),
  surfboard: kind('surfboard / surfing', 'beach / sea'),
  arch: place('arch / arches / arcade / colonnade', 'architecture / courtyard / stair / facade'),
  architecture: place(
    'architecture / arch / house / facade / courtyard / building / colonnade / arcade',
    'stair / front door / door / shutter / harbor',
  ),
} satisfies Readonly<Record<string, Kind>>
