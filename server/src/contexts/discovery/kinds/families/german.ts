/**
 * German words for the subjects, kinds, rooms, colors, materials and qualities of the world, as data: on
 * the left German words in the singular, on the right the English name that search knows. Endings,
 * umlauts and words made of two need no entry: 'Stühle', 'stuehle' and 'Küchenstuhl' find theirs.
 */

/** Rooms, furniture and what is in a home. */
export const germanHome = `
küche, kochnische, wohnküche: kitchen
wohnzimmer, stube, wohnraum: living room
schlafzimmer: bedroom
bad, badezimmer, badewanne, wanne: bathroom
dusche: shower
toilette, klo, gästewc: toilet
kinderzimmer: kids room
babyzimmer: nursery
arbeitszimmer, büro, heimbüro, homeoffice: home office
esszimmer: dining room
flur, diele, hausflur, eingangsbereich: hallway
balkon: balcony
terrasse, veranda: terrace
garten: garden
dachboden, dachgeschoss: attic
keller: basement
speisekammer, vorratskammer: pantry
waschküche, hauswirtschaftsraum: laundry room
garage: garage
gästezimmer: guest room
wintergarten: conservatory
spielzimmer: playroom
ankleide, ankleidezimmer: walk in closet
leseecke, lesenische, leseplatz: reading corner
zimmer, raum: room
haus, häuser, eigenheim: house
wohnung, altbau, altbauwohnung: apartment
zuhause, daheim: home
einrichtung, inneneinrichtung, wohnidee: interior
möbel: furniture
stuhl: chair
sessel, ohrensessel, lesesessel, lehnstuhl: armchair
sofa, couch, schlafsofa: sofa
hocker, schemel, polsterhocker: stool
bank, sitzbank: bench
tisch: table
couchtisch, sofatisch: coffee table
beistelltisch: side table
esstisch: dining table
schreibtisch, arbeitsplatz: desk
nachttisch, nachtkästchen: nightstand
regal, wandregal, bord: shelf
bücherregal, bücherschrank: bookshelf
schrank: cabinet
kleiderschrank: wardrobe
kommode: dresser
sideboard, anrichte: sideboard
bett: bed
kopfteil: headboard
hochbett, etagenbett: bunk bed
garderobe: coat rack
schuhregal, schuhschrank: shoe rack
küchenzeile, kücheninsel, kochinsel: kitchen island
arbeitsplatte: worktop
spüle, waschbecken, waschtisch: basin
lampe, leuchte: lamp
tischlampe, nachttischlampe, schreibtischlampe: table lamp
stehlampe, stehleuchte: floor lamp
hängelampe, pendelleuchte, deckenlampe, deckenleuchte, kronleuchter: ceiling lamp
beleuchtung, licht: lighting
lichterkette: string lights
laterne, windlicht: lantern
lampion: paper lantern
lampenschirm: lampshade
kerze: candle
kerzenständer, kerzenhalter, leuchter: candlestick
spiegel: mirror
uhr: clock
wanduhr: wall clock
wecker: alarm clock
vase, bodenvase: vase
krug, kanne: jug
teppich: rug
läufer: runner
fußmatte, türmatte: doormat
kissen, zierkissen, sofakissen: cushion
decke, wolldecke, kuscheldecke, plaid: blanket
tagesdecke, steppdecke: quilt
bettwäsche, bettzeug: bedding
laken, bettlaken: bed sheet
handtuch: towel
vorhang, gardine: curtain
rollo, jalousie: blind
tischdecke: tablecloth
serviette: napkin
korb: basket
kiste: crate
schachtel, box: box
glas, gläser: glass
flasche: bottle
topf, blumentopf, übertopf: pot
schale, schüssel: bowl
teller: plate
tasse: cup
becher: mug
geschirr, tafelgeschirr: tableware
besteck: cutlery
messer: knife
gabel: fork
löffel: spoon
pfanne: pan
wasserkocher: kettle
teekanne: teapot
teeservice, teeset: tea set
schneidebrett, schneidbrett: cutting board
tablett: tray
kaffeemaschine: coffee maker
ofen, backofen: oven
herd: stove
kamin, kaminofen: fireplace
keramik, töpferware, töpferei, steingut: ceramics
töpfern: pottery
geschirrtuch: tea towel
seife: soap
parfüm, duft: perfume
schwamm: sponge
deko, dekoration, wohndeko: decor
wanddeko: wall decoration
bilderrahmen, rahmen: picture frame
bilderwand: gallery wall
tapete: wallpaper
fliese, kachel: tile
boden, fußboden: floor
parkett: parquet
dielenboden, holzdielen: floorboards
wand: wall
wandfarbe: wall paint
wandverkleidung, holzvertäfelung: paneling
treppe, treppenhaus, stiege: stairs
wendeltreppe: spiral staircase
geländer: banister
leiter: ladder
tür: door
haustür, eingangstür: front door
fenster: window
fensterladen: shutter
fensterbank, fensterbrett: windowsill
dach: roof
fassade: facade
grundriss: floor plan
aufbewahrung, stauraum: storage
haken: hook
schublade: drawer
hängematte: hammock
liegestuhl, liege: deck chair
sonnenschirm: parasol
pool, schwimmbad, schwimmbecken: swimming pool
`

/** Plants, animals and landscapes. */
export const germanNature = `
pflanze: plant
zimmerpflanze, topfpflanze, grünpflanze: houseplant
kaktus: cactus
sukkulente: succulent
farn: fern
blume, blüte: flower
wildblume: wildflower
trockenblume: dried flower
strauß, blumenstrauß: bouquet
brautstrauß: bridal bouquet
rose: rose
tulpe: tulip
lavendel: lavender
sonnenblume: sunflower
pfingstrose: peony
mohn, mohnblume: poppy
gänseblümchen, margerite: daisy
dahlie: dahlia
hortensie: hydrangea
narzisse, osterglocke: daffodil
lilie: lily
orchidee: orchid
nelke: carnation
geranie: geranium
kirschblüte: cherry blossom
kräuter, kraut: herb
basilikum: basil
minze: mint
rosmarin: rosemary
thymian: thyme
petersilie: parsley
salbei: sage
schnittlauch: chives
baum: tree
birke: birch
eiche: oak
kiefer: pine
tanne, tannenbaum: fir
fichte: spruce
palme: palm tree
olivenbaum: olive tree
olivenzweig: olive branch
zitronenbaum: lemon tree
apfelbaum: apple tree
blatt, blätter, laub: leaf
zweig, ast: branch
gras: grass
pampasgras: pampas grass
moos: moss
efeu: ivy
eukalyptus: eucalyptus
pilz: mushroom
hecke: hedge
rasen: lawn
beet, blumenbeet: flower bed
hochbeet: raised bed
gemüsegarten, gemüsebeet: vegetable garden
kräutergarten, kräuterbeet: herb garden
gartenplan: garden plan
gewächshaus: greenhouse
samen, saatgut: seed
aussaat: sowing calendar
gartenarbeit, gärtnern: gardening
gartenweg: garden path
teich: pond
brunnen: fountain
tier: animal
haustier: pet
hund: dog
welpe: puppy
dackel: dachshund
pudel: poodle
schäferhund: shepherd
mops: pug
katze, kater: cat
kätzchen: kitten
pferd: horse
pony: pony
esel: donkey
kuh: cow
schaf: sheep
ziege: goat
schwein: pig
fuchs: fox
bär: bear
wolf: wolf
hirsch, reh: deer
elch: moose
hase, kaninchen: rabbit
eichhörnchen: squirrel
igel: hedgehog
maus: mouse
elefant: elephant
giraffe: giraffe
löwe: lion
tiger: tiger
affe: monkey
wal: whale
delfin: dolphin
fisch: fish
krake, tintenfisch: octopus
schildkröte: turtle
frosch: frog
schlange: snake
schnecke: snail
vogel: bird
eule: owl
ente: duck
schwan: swan
pinguin: penguin
papagei: parrot
adler: eagle
schwalbe: swallow
spatz: sparrow
möwe: seagull
huhn, hühner, henne: hen
hahn: rooster
schmetterling: butterfly
biene: bee
käfer: beetle
marienkäfer: ladybug
libelle: dragonfly
dinosaurier: dinosaur
einhorn: unicorn
natur: nature
landschaft: landscape
wald, wälder: forest
berg, gebirge: mountain
alpen: mountain
gipfel: peak
hügel: hill
tal: valley
see, bergsee: lake
meer, ozean: sea
strand: beach
küste: coast
insel: island
welle: wave
fluss: river
bach: stream
wasserfall: waterfall
wiese: meadow
feld: field
lavendelfeld: lavender field
wüste: desert
düne: dune
schlucht: canyon
höhle: cave
himmel: sky
wolke: cloud
stern: star
sternenhimmel, nachthimmel: night sky
milchstraße: milky way
mond: moon
vollmond: full moon
sonne: sun
sonnenuntergang, abendrot: sunset
sonnenaufgang, morgenrot: sunrise
regenbogen: rainbow
regen: rain
nebel: mist
schnee: snow
eis: ice cream
gewitter: storm
polarlicht, nordlicht: northern lights
weltraum, weltall, all: space
planet: planet
rakete: rocket
sonnensystem: solar system
sternbild: constellation
`

/** Food and drinks. */
export const germanFood = `
essen, speise, gericht: food
rezept: recipe
kochen: cooking
backen, gebäck: baking
frühstück: breakfast
mittagessen: lunch
abendessen, abendbrot: dinner
nachtisch, nachspeise, dessert: dessert
vorspeise: appetizer
beilage: side dish
snack, häppchen: snack
picknick: picnic
grillen, grillfest: barbecue
brot: bread
brötchen, semmel: bread roll
sauerteig, sauerteigbrot: sourdough
zopf, hefezopf: milk bread
kuchen: cake
torte: layer cake
geburtstagskuchen, geburtstagstorte: birthday cake
hochzeitstorte: wedding cake
käsekuchen: cheesecake
schokokuchen, schokoladenkuchen: chocolate cake
obstkuchen: fruit tart
keks, plätzchen: cookie
lebkuchen: gingerbread
pfannkuchen, eierkuchen: pancake
waffel: waffle
krapfen: donut
hörnchen: croissant
törtchen: tart
schokolade: chocolate
kuchenform: cake tin
kuchenrezept: cake recipe
kuchengabel: cake fork
marmelade, konfitüre: jam
honig: honey
müsli: granola
haferbrei, porridge: porridge
ei: egg
rührei, spiegelei: egg
butter: butter
käse: cheese
käseplatte: cheese board
joghurt: yogurt
milch: milk
suppe: soup
kürbissuppe: pumpkin soup
tomatensuppe: tomato soup
erbsensuppe: pea soup
eintopf: stew
salat: salad
nudel: pasta
spätzle: pasta
nudelsuppe: ramen
reis: rice
kartoffel: potato
fleisch: meat
hähnchen, hühnchen: chicken
rindfleisch: beef
schweinefleisch: pork
wurst: sausage
schinken: ham
speck: bacon
fisch: fish
lachs: salmon
garnele: shrimp
gemüse: vegetable
tomate: tomato
gurke: cucumber
karotte, möhre: carrot
zwiebel: onion
knoblauch: garlic
paprika: pepper
aubergine: eggplant
zucchini: zucchini
kürbis: pumpkin
erbse: pea
bohne: bean
mais: corn
spinat: spinach
kohl: cabbage
spargel: asparagus
radieschen: radish
obst, frucht: fruit
apfel: apple
birne: pear
pfirsich: peach
pflaume, zwetschge: plum
kirsche: cherry
erdbeere: strawberry
himbeere: raspberry
blaubeere, heidelbeere: blueberry
brombeere: blackberry
beere: berry
zitrone: lemon
orange, apfelsine: orange
limette: lime
grapefruit: grapefruit
banane: banana
traube, weintraube: grape
feige: fig
melone: melon
ananas: pineapple
nuss: nuts
walnuss: walnut
mandel: almond
gewürz: spice
zimt: cinnamon
ingwer: ginger
salz: salt
zucker: sugar
mehl: flour
öl, olivenöl: olive oil
soße, sauce: sauce
getränk: drink
kaffee: coffee
milchkaffee: latte
tee: tea
kakao, heiße schokolade: hot chocolate
saft: juice
limonade: lemonade
wein: wine
bier: beer
sekt: champagne
wasser: water
`

/** Clothes, beauty, crafts, art, feasts, travel and what people do. */
export const germanLife = `
mode, kleidung, kleider: clothes
outfit: outfit
kleid: dress
brautkleid, hochzeitskleid: wedding dress
rock: skirt
hose: pants
jeans: jeans
hemd: shirt
bluse: blouse
pullover, pulli: sweater
strickjacke: cardigan
jacke: jacket
mantel: coat
regenmantel: raincoat
anzug: suit
socke, strumpf: sock
schuh: shoe
turnschuh: sneaker
stiefel: boot
sandale: sandal
hausschuh: slipper
schal: scarf
mütze: hat
hut: hat
handschuh: glove
gürtel: belt
tasche, handtasche: bag
rucksack: backpack
koffer: suitcase
schmuck: jewelry
ring: ring
ehering: wedding ring
verlobungsring: engagement ring
kette, halskette: necklace
ohrring: earring
armband: bracelet
brille: glasses
sonnenbrille: sunglasses
armbanduhr: watch
bademode, badeanzug: swimsuit
schlafanzug: pajamas
haar: hair
frisur: hairstyle
haarschnitt: haircut
zopffrisur, flechtfrisur: braid
dutt: hair bun
pferdeschwanz: ponytail
locke: curl
hochsteckfrisur: updo
nagel, fingernagel: nail
nageldesign: nail design
nagellack: nail polish
maniküre: manicure
schminke: makeup
lippenstift: lipstick
hautpflege: skincare
schönheit: beauty
tattoo, tätowierung: tattoo
tattoovorlage: tattoo design
basteln, bastelei: craft
handarbeit: craft
bastelidee: craft
stricken: knitting
strickmuster: knitting pattern
häkeln: crochet
häkelmuster: crochet pattern
nähen: sewing
schnittmuster: sewing pattern
sticken, stickerei: embroidery
weben: weaving
garn: yarn
wolle: wool
nadel: needle
faden: thread
knopf: button
stoff: fabric
muster: pattern
flicken, patchwork: patchwork
papierblume: paper rosette
papierkranich, kranich: paper crane
scherenschnitt: papercut
falten: origami
zeichnung, skizze: drawing
zeichnen: drawing
malen: painting
gemälde: painting
bild, bilder: picture
aquarell: watercolor
kunst: art
kunstdruck, druck: print
plakat: poster
skulptur: sculpture
foto, fotografie: photo
kamera: camera
farbe: color
farbpalette: color palette
farbkarte: color palette
buntstift: colored pencil
stift: pen
bleistift: pencil
schrift: typography
handschrift: lettering
spruch, zitat: quote
sprüche: quote
karte: card
grußkarte: greeting card
geburtstagskarte: birthday card
weihnachtskarte: christmas card
postkarte: postcard
briefumschlag, umschlag: envelope
einladung: invitation
hochzeitseinladung: wedding invitation
notizbuch: notebook
tagebuch: journal
kalender: calendar
papier: paper
buch, bücher: book
kochbuch: cookbook
buchhandlung: bookshop
bücherei, bibliothek: library
gedicht: poetry
musik: music
schallplatte, platte: vinyl record
plattenspieler: record player
gitarre: guitar
klavier: piano
geige: violin
trommel: drum
konzert: concert
film: film
spiel: game
brettspiel: board game
puzzle: puzzle
schach: chess
spielzeug: toy
puppe: doll
teddybär: teddy bear
bauklotz: building block
spielzelt: play tent
feier, fest, party: party
geburtstag: birthday
kindergeburtstag: birthday party
hochzeit: wedding
braut: bride
bräutigam: groom
trauung: ceremony
tischdeko, tischdekoration: table setting
sitzplan, tischplan: table plan
platzkarte, tischkarte: place card
taufe: ceremony
ostern: easter
osterei: easter egg
osterhase: easter bunny
weihnachten: christmas
weihnachtsbaum, christbaum: christmas tree
weihnachtskugel, christbaumkugel: bauble
weihnachtsdeko: christmas
adventskranz: advent wreath
adventskalender: advent calendar
advent: advent
silvester: new year
fasching, karneval: carnival
kranz: wreath
girlande: garland
luftballon, ballon: balloon
heißluftballon: hot air balloon
geschenk: gift
geschenkpapier: gift wrap
geschenkidee: gift idea
schleife, band: ribbon
reise: trip
reisen: travel
urlaub, ferien: vacation
ausflug: trip
packliste: packing list
landkarte, stadtplan: map
stadt: city
dorf: village
straße, gasse: street
hafen: harbor
leuchtturm: lighthouse
schloss, burg: castle
kirche: church
brücke: bridge
turm: tower
platz: square
markt: market
berghütte, hütte: hut
blockhaus, holzhaus, holzhütte: log cabin
ferienhaus, häuschen: cottage
gebäude: building
architektur: architecture
bogen: arch
innenhof, hof: courtyard
säule: column
camping: camping
zelt, zelten: tent
lagerfeuer: campfire
wandern, wanderung: hiking
wanderweg: trail
fahrrad, fahrräder, rad: bicycle
radtour: cycling
auto: car
zug, eisenbahn: train
schiff, boot: boat
segelboot: sailboat
flugzeug: airplane
wohnwagen: caravan
wohnmobil: camper van
motorrad: motorcycle
roller: scooter
sport: sport
laufen, joggen: running
trainingsplan: training plan
turnen: gymnastics
schwimmen: swimming
klettern: climbing
skifahren, ski: skiing
surfbrett: surfboard
fußball: football
tanzen, tanz: dancing
schule: school
lernen: learning
lernplan, stundenplan: study plan
schulbrot, pausenbrot: school lunch
kind, kinder: child
baby: baby
mann: man
frau: woman
mensch: person
familie: family
freund, freundin: friend
oma, großmutter: grandmother
opa, großvater: grandfather
schlaf: sleep
gesundheit: health
computer, rechner: computer
handy, telefon: phone
tastatur: keyboard
bildschirm: screen
kopfhörer: headphones
roboter: robot
`

/** Colors, materials, sizes, styles and times. */
export const germanQualities = `
rot: red
blau: blue
hellblau: blue
dunkelblau, marineblau: navy
grün: green
dunkelgrün: green
salbeigrün: sage
olivgrün: olive
gelb: yellow
senfgelb, senf: mustard
orange: orange
rosa: pink
lila: purple
violett: violet
flieder: lilac
türkis: turquoise
braun: brown
beige: beige
creme, cremeweiß: cream
weiß: white
schwarz: black
grau: grey
silbern, silber: silver
golden, gold: gold
bunt, farbenfroh: colorful
pastell: pastel
hell: light
dunkel, dunkl: dark
warm: warm
holz, hölzern: wood
nussbaum: walnut
buche: beech
bambus: bamboo
rattan: rattan
leinen: linen
baumwolle: cotton
samt: velvet
seide: silk
leder: leather
filz: felt
stein: stone
marmor: marble
beton: concrete
ziegel, backstein: brick
messing: brass
kupfer: copper
eisen: iron
stahl: steel
metall: metal
gold: gold
ton, lehm: clay
terrakotta: terracotta
porzellan: porcelain
wachs: wax
stroh: straw
kork: cork
klein, winzig: small
groß, riesig: big
schmal, eng: narrow
breit: wide
hoch, hoh: high
niedrig: low
lang: long
kurz: short
rund: round
eckig: square
oval: oval
modern, zeitgemäß: modern
gemütlich, kuschelig: cosy
minimalistisch, schlicht: minimalist
rustikal: rustic
ländlich, landhaus, landhausstil: farmhouse
skandinavisch, nordisch: scandinavian
japanisch: japanese
industriell: industrial
klassisch: classic
alt: old
antik: antique
neu: new
elegant: elegant
schön, hübsch: beautiful
süß, niedlich: cute
lustig: funny
einfach, leicht: easy
schnell: quick
gesund: healthy
frisch: fresh
vegan: vegan
vegetarisch: vegetarian
getrocknet: dried
gebacken: baked
gestrickt: knitted
gehäkelt: crochet
gewebt, gewoben: woven
bestickt: embroidered
bemalt: painted
gestreift: striped
kariert: checkered
gepunktet: dotted
geblümt: floral
geometrisch: geometric
abstrakt: abstract
handgemacht, selbstgemacht, selbermachen: handmade
günstig, billig: cheap
offen: open
hängend: hanging
lockig: curly
romantisch: romantic
ruhig: calm
festlich: festive
frühling, frühjahr: spring
sommer: summer
herbst: autumn
winter: winter
nacht: night
abend: evening
morgen: morning
idee, inspiration: idea
anleitung: tutorial
`

/**
 * Words of German that are words of English too. They keep their English meaning, unless somebody reads
 * German or another word of the query is German alone.
 */
export const germanAndEnglish =
  'advent, all, alt, art, ast, aubergine, bad, band, bank, bar, beige, boot, box, butter, camping, computer, couch, dessert, elegant, eng, fest, film, garage, gift, gold, golden, grapefruit, hand, handy, hell, herd, hose, hut, inspiration, jeans, kind, lang, leiter, mantel, mode, modern, orange, outfit, oval, party, patchwork, plaid, planet, pony, pool, puzzle, rad, rattan, regal, ring, rock, roller, rose, rot, sauce, see, ski, snack, sofa, sport, stern, tier, tiger, ton, vegan, wand, warm, winter, wolf, zucchini'

/**
 * Beginnings of words made of two that are words of their own otherwise: a 'Küchenregal' is no shelf for
 * cakes, which fold to the same letters.
 */
export const germanBeginnings = `
küchen: kitchen
kinder: child
blumen: flower
garten: garden
wand: wall
bad: bathroom
hand: hand
näh: sewing
strick: knitting
häkel: crochet
bastel: craft
reise: travel
koch: cooking
back: baking
ess: dining
schreib: writing
wohn: living
schlaf: sleep
lese: reading
sitz: seat
steh: standing
stell: standing
wasch: laundry
spiel: play
fest: party
herbst: autumn
sommer: summer
winter: winter
frühlings: spring
weihnachts: christmas
oster: easter
hochzeits: wedding
geburtstags: birthday
holz: wood
eichen: oak
woll: wool
leinen: linen
samt: velvet
leder: leather
papier: paper
glas, gläser: glass
`
