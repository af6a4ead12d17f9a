import { drawn, type Kind, kind, topic } from './kind.ts'

const crafts = {
  knitting: kind(
    'knitting / knitting pattern / knitting chart / knit stitch / chunky knit / yarn',
    'wool / sweater / crochet / embroidery',
  ),
  yarn: kind('yarn / yarn ball / wool', 'knitting / knitting pattern / chunky knit'),
  crochet: drawn('crochet / crochet chart / crochet pattern / granny square', 'knitting / yarn'),
  embroidery: kind(
    'embroidery / embroidery hoop / cross stitch chart',
    'sewing / quilt / knitting',
  ),
  origami: kind('origami / paper crane / crane', 'paper craft / paper art / paper rosette'),
  paperCraft: kind(
    'paper craft / paper crane / paper rosette / paper art / paper cut / papercut / origami',
    'envelope / stationery / gift wrap / paper lantern',
  ),
  paperFlowers: kind('paper flower / paper rosette', 'paper craft / paper crane'),
  giftWrap: kind('gift wrap / gift wrapping / gift wrap set / gift box', 'stationery / ribbon'),
  journal: kind('journal / notebook', 'stationery / pen / planner'),
  stationery: kind('stationery / stationery set / envelope / letter', 'journal / invitation'),
  invitation: kind('invitation', 'stationery / envelope / menu / birth announcement'),
  palette: kind('palette / color palette / color study', 'moodboard / plaster stage / pencil', {
    not: 'blush palette',
  }),
  tableSetting: kind(
    'table setting / place setting / set table / dinner table',
    'tableware / dinner / candle / taper / table plan',
  ),
} satisfies Readonly<Record<string, Kind>>

const beyond = {
  dog: drawn(
    'dog / puppy / dachshund / sausage dog / terrier / poodle / retriever / spaniel / greyhound / corgi / beagle / bulldog / dalmatian / whippet / husky / collie',
    'cat / pet / animal',
  ),
  cat: drawn('cat / kitten / tabby / siamese', 'dog / pet / animal'),
  bird: drawn(
    'bird / owl / parrot / robin / sparrow / heron / flamingo / swallow / toucan / peacock',
    'animal / paper crane / feather',
  ),
  hair: drawn(
    'hair / hairstyle / haircut / braid / bob / bun / ponytail / curl / bang / updo / pixie cut / plait',
    'headband / beauty',
  ),
  braid: drawn('braid / plait', 'hair / hairstyle / bun'),
  bun: drawn('bun / updo', 'hair / hairstyle / braid'),
  nails: drawn('nail / nail art / manicure / nail set / french tip', 'hand / nail polish / beauty'),
  tattoo: drawn('tattoo / tattoo flash / flash sheet', 'line drawing / illustration'),
  quote: drawn('quote / lettering', 'typography / type specimen / poster'),
  dress: drawn('dress / gown / sundress', 'outfit / skirt / clothes'),
  outfit: drawn(
    'outfit / look / capsule wardrobe / capsule / dress / coat / suit',
    'wardrobe / clothes / shoe / sneaker / bag',
  ),
  sneaker: drawn('sneaker / trainer / shoe / running shoe', 'boot / shoe rack / sandal'),
  workout: topic('workout / fitness / training', 'running / yoga / sport'),
} satisfies Readonly<Record<string, Kind>>

const topics = {
  wedding: topic('wedding / bride / bridal', 'invitation / bouquet / stationery'),
  christmas: topic('christmas / advent', 'wreath / bauble / fir / gift wrap / winter'),
  halloween: topic('halloween', 'pumpkin / autumn'),
  autumn: topic('autumn / fall', 'pumpkin / birch / mushroom / soup'),
  birthday: topic('birthday', 'cake / gift wrap / party'),
  travel: topic(
    'travel / trip / roadtrip',
    'beach / harbor / mountain / city / canyon / lighthouse',
  ),
  cozy: topic('cozy / cosy / hygge', 'candle / throw / blanket / reading corner / cabin'),
  minimalist: topic('minimalist / minimal', 'vase / neutral / white'),
  diy: topic('diy / handmade', 'paper craft / knitting / sewing / pottery'),
} satisfies Readonly<Record<string, Kind>>

/** The kinds of what people make, keep, wear and celebrate. */
export const kindsOfPeople = { ...crafts, ...beyond, ...topics }
