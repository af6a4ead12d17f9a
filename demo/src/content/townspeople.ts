import { isPairName, type PairName } from '../pictures/palette.ts'
import type { DemoPerson } from './demo-entities.ts'

/** `username | name | country | portrait | pair | themes | about`. */
const written = `
ines_moreau | Ines Moreau | FR | woman-curly-hair-medium | coral | sourdough pasta | Bakes on Saturdays, apologises on Sundays.
kofi_mensah | Kofi Mensah | GH | man-beard-dark | lagoon | film-photos night-sky | Thirty-six frames at a time, most of them of doors.
lena_brandt | Lena Brandt | DE | woman-blonde-hair-light | forest | woodwork tiny-homes | Built a hut. Now building the second hut.
marco_ricci | Marco Ricci | IT | man-beard-medium-dark | brick | pasta drinks | My grandmother's sauces, with fewer opinions.
yuki_tanabe | Yuki Tanabe | JP | woman-light | plum | ceramics letters | Wobbly tea bowls and very straight lines.
ben_aldous | Ben Aldous | GB | man-red-hair-light | mint | bikes camping | Has not owned a car for eleven years.
fatou_diallo | Fatou Diallo | SN | woman-with-headscarf-dark | butter | street-style mending | Second-hand first, needle second.
sam_whitlock | Sam Whitlock | US | person-medium-light | sky | running breakfasts | Slow runner, fast breakfasts.
greta_nilsen | Greta Nilsen | NO | old-woman-light | lilac | knitting letters | Four grandchildren, forty jumpers.
omar_said | Omar Said | EG | man-medium | teal | herbs soups | Mint on every ledge of the house.
clara_vogel | Clara Vogel | AT | woman-red-hair-light | rose | bouquets prints | Florist's daughter. Presses everything.
diego_salas | Diego Salas | MX | man-curly-hair-medium | lemon | kids-crafts birthdays | Two children, nine boxes of crayons.
hana_kim | Hana Kim | KR | woman-artist-light | slate | desks small-kitchens | Cleared surfaces, hidden drawers.
tom_ashworth | Tom Ashworth | GB | old-man-light | olive | balconies woodwork | Retired from buses. Tomatoes now.
aisha_bello | Aisha Bello | NG | woman-curly-hair-dark | brick | birthdays street-style | Any party, but especially yours.
pavel_horak | Pavel Horák | CZ | man-bald-light | navy | night-sky camping | Drives two hours for a dark field.
rosa_delgado | Rosa Delgado | ES | woman-medium | coral | swimming slow-travel | In the sea until the first of November.
emil_sorensen | Emil Sørensen | DK | man-blonde-hair-light | sand | tiny-homes desks | Architect of very small things.
nadia_karimi | Nadia Karimi | IR | woman-with-headscarf-medium | lagoon | houseplants ceramics | Ninety plants and a list of their names.
louis_petit | Louis Petit | FR | man-white-hair-medium-light | ink | film-photos slow-travel | Trains, mostly the slow ones.
maya_iyer | Maya Iyer | IN | woman-farmer-medium-dark | butter | soups herbs | Lentils in eleven ways and counting.
jack_orourke | Jack O'Rourke | IE | man-beard-light | forest | pets running | The dog runs. I follow.
sofia_lind | Sofia Lind | SE | woman-white-hair-light | blush | bouquets picnics | Picks from hedges that are mine, officially.
andre_costa | André Costa | BR | man-curly-hair-dark | mint | drinks prints | Ice, limes, two-colour posters.
wei_zhang | Wei Zhang | CN | man-cook-light | brick | breakfasts pasta | Noodles are breakfast. I will not be taking questions.
freya_holt | Freya Holt | GB | woman-artist-medium-light | lilac | prints letters | Lino under the nails.
ibrahim_toure | Ibrahim Touré | ML | man-wearing-turban-dark | sand | night-sky woodwork | Carves spoons under stars.
olga_petrova | Olga Petrova | BG | old-woman-medium-light | rose | mending knitting | If it has a hole, I have a thread.
liam_chen | Liam Chen | CA | man-technologist-light | slate | desks bikes | Works standing, thinks riding.
carmen_ruiz | Carmen Ruiz | CL | woman-cook-medium | clay | soups sourdough | Cooks for eleven on two rings.
jonah_peters | Jonah Peters | ZA | man-medium-dark | lemon | picnics pets | Blanket in the car, dog on the blanket.
elif_demir | Elif Demir | TR | woman-red-hair-medium | teal | ceramics small-kitchens | Glazes everything blue.
noah_fischer | Noah Fischer | DE | person-blonde-hair-light | sky | kids-crafts desks | Teaches eight-year-olds, learns from them.
ruth_adler | Ruth Adler | IL | woman-white-hair-medium-light | plum | letters bouquets | Answers every letter. Give me a month.
mateo_vargas | Mateo Vargas | CO | man-farmer-medium | olive | balconies houseplants | Farmer's son on the fourth floor.
anika_sharma | Anika Sharma | IN | woman-singer-medium | ink | street-style drinks | Sings on Fridays, sleeps on Saturdays.
viktor_olsson | Viktor Olsson | SE | man-beard-medium | navy | camping swimming | Cold water, warm hut.
zola_nkosi | Zola Nkosi | ZA | woman-bald-dark | coral | running swimming | Sprints, then floats.
hugo_marchetti | Hugo Marchetti | CH | old-man-medium-light | clay | woodwork mending | Repairs clocks, chairs and the occasional quarrel.
thea_papas | Thea Papas | GR | woman-farmer-medium-light | lagoon | herbs picnics | Oregano by the sack.
kit_morgan | Kit Morgan | GB | person-red-hair-light | forest | tiny-homes bikes | Lives on a boat. Yes, in winter too.
leila_haddou | Leila Haddou | MA | woman-curly-hair-light | lemon | breakfasts houseplants | Pancakes with a thousand holes.
oscar_nygaard | Oscar Nygaard | DK | man-red-hair-medium-light | butter | sourdough film-photos | A starter called Gustav and a camera called Ruth.
june_park | June Park | US | woman-technologist-medium | blush | pets kids-crafts | One cat, two children, no white sofa.
`

/** `username | name | domain | subject | pair | about`. */
const shops = `
fernside_nursery | Fernside Nursery | fernside.example | seedling | forest | Plants raised slowly, for sills, balconies and people who forget.
north_loom | North Loom | northloom.example | yarn | slate | Wool, cloth and clothes that are made to be mended.
rye_and_reason | Rye & Reason | ryeandreason.example | bread | butter | A bakery that also sells what it bakes with.
cairn_outfitters | Cairn Outfitters | cairnoutfitters.example | mountain | lagoon | Kit for weather, tested by forgetful people.
tidewheel | Tidewheel | tidewheel.example | bicycle | coral | Bicycles, bags and beach things from a shed by the harbour.
paper_lantern | Paper Lantern Press | paperlantern.example | red-paper-lantern | brick | Prints, paper and film. Editions of forty.
tallow_toys | Tallow & Top | tallowandtop.example | teddy-bear | lilac | Toys and party things that survive their owners.
low_shelf | Low Shelf | lowshelf.example | chair | olive | Furniture for rooms that are already full.
`

function pairOf(name: string): PairName {
  if (!isPairName(name)) throw new Error(`There is no pair of colours called '${name}'.`)
  return name
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** People of the demo world whose boards come from themes. */
export const townspeople: readonly DemoPerson[] = lines(written).map(
  ([
    username = '',
    name = '',
    country = '',
    portrait = '',
    pair = '',
    themes = '',
    about = '',
  ]) => ({
    username,
    name,
    email: `${username.split('_')[0] ?? username}@demo.test`,
    about,
    country,
    kind: 'person',
    portrait: { subject: portrait, pair: pairOf(pair) },
    themes: themes.split(' '),
  }),
)

/** Shops that require a second factor from everyone but their owner. */
const guardedShops: ReadonlySet<string> = new Set(['north_loom', 'paper_lantern'])

/** Businesses of the demo world, beside those written by hand. */
export const moreShops: readonly DemoPerson[] = lines(shops).map(
  ([username = '', name = '', site = '', portrait = '', pair = '', about = '']) => ({
    username,
    name,
    email: `${username.split('_')[0] ?? username}@demo.test`,
    about,
    country: 'GB',
    kind: 'business',
    portrait: { subject: portrait, pair: pairOf(pair) },
    themes: [],
    site,
    needsMfa: guardedShops.has(username),
  }),
)
