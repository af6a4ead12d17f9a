import type { DemoPerson } from './demo-entities.ts'

/** `username | name | country | themes | about`. */
const written = `
ines_moreau | Ines Moreau | FR | baking food | Bakes on Saturdays, apologises on Sundays.
kofi_mensah | Kofi Mensah | GH | nature | Thirty-six frames at a time, most of them of doors.
lena_brandt | Lena Brandt | DE | living | Built a hut. Now building the second hut.
marco_ricci | Marco Ricci | IT | food | My grandmother's sauces, with fewer opinions.
yuki_tanabe | Yuki Tanabe | JP | ceramics paper | Wobbly tea bowls and very straight lines.
ben_aldous | Ben Aldous | GB | travel nature | Has not owned a car for eleven years.
fatou_diallo | Fatou Diallo | SN | textiles style | Second-hand first, needle second.
sam_whitlock | Sam Whitlock | US | work food | Slow runner, fast breakfasts.
greta_nilsen | Greta Nilsen | NO | textiles paper | Four grandchildren, forty jumpers.
omar_said | Omar Said | EG | plants food | Mint on every ledge of the house.
clara_vogel | Clara Vogel | AT | plants paper | Florist's daughter. Presses everything.
diego_salas | Diego Salas | MX | craft parties leisure | Two children, nine boxes of crayons.
hana_kim | Hana Kim | KR | work living | Cleared surfaces, hidden drawers.
tom_ashworth | Tom Ashworth | GB | plants living | Retired from buses. Tomatoes now.
aisha_bello | Aisha Bello | NG | parties textiles style | Any party, but especially yours.
pavel_horak | Pavel Horák | CZ | nature leisure | Drives two hours for a dark field.
rosa_delgado | Rosa Delgado | ES | travel | In the sea until the first of November.
emil_sorensen | Emil Sørensen | DK | living work leisure | Architect of very small things.
nadia_karimi | Nadia Karimi | IR | plants ceramics | Ninety plants and a list of their names.
louis_petit | Louis Petit | FR | nature travel | Trains, mostly the slow ones.
maya_iyer | Maya Iyer | IN | food plants | Lentils in eleven ways and counting.
jack_orourke | Jack O'Rourke | IE | craft work animals | The dog runs. I follow.
sofia_lind | Sofia Lind | SE | plants food | Picks from hedges that are mine, officially.
andre_costa | André Costa | BR | food paper | Ice, limes, two-colour posters.
wei_zhang | Wei Zhang | CN | food | Noodles are breakfast. I will not be taking questions.
freya_holt | Freya Holt | GB | paper animals | Lino under the nails.
ibrahim_toure | Ibrahim Touré | ML | nature living | Carves spoons under stars.
olga_petrova | Olga Petrova | BG | textiles | If it has a hole, I have a thread.
liam_chen | Liam Chen | CA | work travel | Works standing, thinks riding.
carmen_ruiz | Carmen Ruiz | CL | food baking | Cooks for eleven on two rings.
jonah_peters | Jonah Peters | ZA | food craft | Blanket in the car, dog on the blanket.
elif_demir | Elif Demir | TR | ceramics living | Glazes everything blue.
noah_fischer | Noah Fischer | DE | craft work | Teaches eight-year-olds, learns from them.
ruth_adler | Ruth Adler | IL | paper plants | Answers every letter. Give me a month.
mateo_vargas | Mateo Vargas | CO | plants | Farmer's son on the fourth floor.
anika_sharma | Anika Sharma | IN | textiles food style | Sings on Fridays, sleeps on Saturdays.
viktor_olsson | Viktor Olsson | SE | nature travel sport | Cold water, warm hut.
zola_nkosi | Zola Nkosi | ZA | work travel sport | Sprints, then floats.
hugo_marchetti | Hugo Marchetti | CH | living textiles | Repairs clocks, chairs and the occasional quarrel.
thea_papas | Thea Papas | GR | plants food | Oregano by the sack.
kit_morgan | Kit Morgan | GB | living travel | Lives on a boat. Yes, in winter too.
leila_haddou | Leila Haddou | MA | food plants | Pancakes with a thousand holes.
oscar_nygaard | Oscar Nygaard | DK | baking nature | A starter called Gustav and a camera called Ruth.
june_park | June Park | US | craft animals | One cat, two children, no white sofa.
`

/** `username | name | domain | about`. */
const shops = `
fernside_nursery | Fernside Nursery | fernside.example | Plants raised slowly, for sills, balconies and people who forget.
north_loom | North Loom | northloom.example | Wool, cloth and clothes that are made to be mended.
rye_and_reason | Rye & Reason | ryeandreason.example | A bakery that also sells what it bakes with.
cairn_outfitters | Cairn Outfitters | cairnoutfitters.example | Kit for weather, tested by forgetful people.
tidewheel | Tidewheel | tidewheel.example | Bicycles, bags and beach things from a shed by the harbour.
paper_lantern | Paper Lantern Press | paperlantern.example | Prints, paper and film. Editions of forty.
tallow_toys | Tallow & Top | tallowandtop.example | Toys and party things that survive their owners.
low_shelf | Low Shelf | lowshelf.example | Furniture for rooms that are already full.
`

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** People of the demo world whose boards come from themes. */
export const townspeople: readonly DemoPerson[] = lines(written).map(
  ([username = '', name = '', country = '', themes = '', about = '']) => ({
    username,
    name,
    email: `${username.split('_')[0] ?? username}@demo.test`,
    about,
    country,
    kind: 'person',
    themes: themes.split(' '),
  }),
)

/** Shops that require a second factor from everyone but their owner. */
const guardedShops: ReadonlySet<string> = new Set(['north_loom', 'paper_lantern'])

/** Businesses of the demo world, beside those written by hand. */
export const moreShops: readonly DemoPerson[] = lines(shops).map(
  ([username = '', name = '', site = '', about = '']) => ({
    username,
    name,
    email: `${username.split('_')[0] ?? username}@demo.test`,
    about,
    country: 'GB',
    kind: 'business',
    themes: [],
    site,
    needsMfa: guardedShops.has(username),
  }),
)
