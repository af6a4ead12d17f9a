/**
 * Words that search treats alike, as data. A line names words of one meaning, most usual first;
 * several words stand for a phrase. Stems (`lamps`, `knitted`) need no entry: PostgreSQL's English
 * dictionary finds them. Entries are lower case, without accents.
 */

/** One word in other forms: irregular plurals, and the spellings of both Englishes. */
export const forms = `
shelf, shelves
bookshelf, bookshelves, book shelf, book shelves
knife, knives
leaf, leaves
loaf, loaves
scarf, scarves
child, children, kids
mouse, mice
foot, feet
man, men, mens
woman, women, womens
person, people
cactus, cacti
cosy, cozy
color, colour, colours
grey, gray
jewelry, jewellery
tire, tyre
mold, mould
aluminum, aluminium
center, centre
fiber, fibre
theater, theatre
pajamas, pyjamas
donut, doughnut
yogurt, yoghurt
harbor, harbour
neighbor, neighbour
favorite, favourite
woolen, woollen
plow, plough
ax, axe
whisky, whiskey
chili, chilli, chile
omelet, omelette
flavor, flavour
watercolor, watercolour
organizer, organiser
travel, traveling, travelling
`

/** Different words for one thing. */
export const synonyms = `
sofa, couch, settee, loveseat
armchair, easy chair, lounge chair, accent chair, reading chair
stool, footstool, ottoman, pouf
shelf, shelving
bookshelf, bookcase
nightstand, bedside table
dresser, chest of drawers
wardrobe, closet
cabinet, cupboard
sideboard, console, credenza
desk, writing table
worktop, countertop
cutting board, chopping board, serving board
rug, carpet, kilim
cushion, pillow, throw pillow
blanket, throw, throw blanket
curtain, drapes, blind
lamp, lampion
table lamp, desk lamp, bedside lamp, bedside table lamp
floor lamp, standing lamp
ceiling lamp, pendant lamp, pendant, hanging lamp, chandelier
candle, taper
candlestick, candle holder
vase, urn
jug, pitcher, carafe
mug, cup, teacup
plate, dinnerware, tableware
ceramics, pottery, stoneware, earthenware, clay
living room, sitting room, lounge
bathroom, bath, bathtub, washroom
toilet, restroom
home office, workspace, desk setup
hallway, entryway, corridor
balcony, terrace, patio
yard, garden, backyard
home, house, interior
apartment, flat
decor, decoration, interiors, home decor
wall decor, wall art, wall decoration
table decoration, table decor
houseplant, house plant, indoor plant, potted plant
flower, bloom, blossom
bouquet, bunch of flowers
tile, tiling
wallpaper, wall covering
sweater, jumper, pullover
sneaker, trainer, running shoe
pants, trousers
jeans, denim
coat, overcoat
jacket, blazer
bag, handbag, tote
backpack, rucksack, day pack
scarf, shawl
hat, cap, beanie
knitting, knit, yarn
sewing, mending
embroidery, needlework
notebook, journal
perfume, fragrance, scent
soup, broth
stew, casserole
bread, loaf
cookie, biscuit
cake, gateau
cupcake, muffin
pasta, spaghetti, noodle
breakfast, brunch
dinner, supper
dessert, pudding
cocktail, aperitif, spritz, mixed drink
soda, soft drink, lemonade
coffee, espresso, latte, cappuccino
eggplant, aubergine
zucchini, courgette
cilantro, coriander
arugula, rocket
sunset, dusk, sundown, golden hour, low sun, evening sun
sunrise, dawn
forest, woods, woodland
mountain, peak, summit, ridge
beach, shore, coast, seaside
sea, ocean
lake, pond
harbor, port, quay
river, stream, canal
hike, hiking, walk, trail
hairstyle, hairdo
braid, plait
hair bun, messy bun, top knot, topknot, low bun, high bun, sleek bun, space buns
manicure, nail art, nail design
french tips, french tip nails, french manicure
puppy, pup
dachshund, sausage dog, wiener dog
chicken, poultry
traybake, sheet pan dinner
barbecue, bbq
picnic, picnic basket
vacation, holiday trip, getaway
book cover, book jacket
quote, saying
workout, exercise
wedding place setting, wedding table
paper cut, papercut, paper cutting
paper lantern, rice paper lamp
checklist, to-do list
dress, gown
candlestick, candle stand
teapot, tea pot
ice pop, popsicle, ice lolly
macaron, macaroon
pumpkin, squash
planter, plant pot, flower pot
record player, turntable
vinyl, vinyl record, record
camping, camp
night sky, starry sky, milky way, stars
cabin, hut, lodge
tiny house, tiny home
bicycle, bike, cycling
car, automobile
autumn, fall
christmas, xmas, advent, festive, christmas party
party, celebration
birthday, birthday party
halloween, halloween party
easter, easter party
new year, new year party, new years eve
graduation, graduation party
cinnamon roll, cinnamon bun
vegetarian, veggie, meatless, plant based
garden plan, garden design, garden layout, planting plan
gift, present
wedding, bridal, wedding party
photo, photograph
photography, photos
poster, print, art print
illustration, drawing
stairs, staircase, steps
arcade, colonnade, cloister
table setting, place setting, tablescape
small, tiny, compact, little, narrow
big, large
cosy, snug, hygge, homely
modern, contemporary
reading corner, reading nook
entryway, entry
kids room, child s room, children s room, kid s room, childrens room, children room, child room
kids bedroom, child s bedroom, children s bedroom, childrens bedroom
minimal, minimalist, minimalism, minimalistic
vintage, retro, antique
rustic, farmhouse
cheap, budget, affordable
quick, fast
movie, film, cinema
`

/** Kinds of things: the wider word, then its kinds. A search for the wider word finds all of them. */
export const kinds = `
furniture: seating, table, desk, shelf, bookshelf, cabinet, sideboard, wardrobe, dresser, bed, nightstand
seating: chair, sofa, stool, bench
seat: chair, sofa, stool, bench
chair: armchair, stool
table: coffee table, dining table, side table
lighting: lamp, candle, light
lamp: table lamp, floor lamp, ceiling lamp, lampshade
storage: shelf, bookshelf, cabinet, basket, dresser, wardrobe
textile: rug, cushion, blanket, curtain, linen, towel
bedding: blanket, linen, duvet
workspace: desk
room: living room, bedroom, bathroom, kitchen, home office, hallway, dining room, nursery
ceramics: vase, teapot, glaze
floor: parquet, herringbone, floorboards
quilt: patchwork
kitchenware: knife, pan, pot, kettle, bowl, plate, teapot
plant: houseplant, monstera, fern, cactus, succulent, herb, flower, tree, ivy
houseplant: monstera, cactus, succulent, fern, snake plant, ficus, pothos
succulent: cactus
flower: tulip, rose, lavender, sunflower, peony, poppy, dahlia, daisy, bouquet, wildflower
herb: basil, mint, rosemary, thyme, parsley, dill, chives, cilantro
tree: birch, pine, fir, palm
stone: terrazzo, marble, granite, slate, travertine, limestone
tile: terrazzo, mosaic, zellige
wood: oak, walnut, pine, beech, ash, birch, bamboo
metal: brass, copper, steel, iron
fabric: linen, cotton, wool, velvet, boucle, silk, denim
shoe: sneaker, boot, sandal, heel, loafer, slipper
clothes: outfit, coat, jacket, sweater, shirt, jeans, pants, skirt, scarf, hat, sock, shoe
coat: jacket
jewelry: ring, necklace, earring, bracelet
baking: bread, cake, cookie, cupcake, croissant, donut, pie, tart
bread: sourdough, baguette, flatbread, focaccia, burger bun, bread bun
cake: cupcake, shortcake, cheesecake
dessert: cake, cookie, ice cream, pie, tart, donut, chocolate
breakfast: pancake, waffle, porridge, granola, croissant, omelet, toast
pasta: ravioli, lasagne, gnocchi, linguine, tagliatelle
noodle: ramen
soup: ramen, stew, minestrone
drink: coffee, tea, cocktail, soda, juice, wine, beer
cocktail: negroni, spritz, martini, mojito
fruit: lemon, orange, strawberry, apple, pear, peach, plum, fig, lime, mango, melon, cherry, berry
vegetable: tomato, carrot, potato, onion, pepper, eggplant, zucchini, pea
craft: knitting, sewing, ceramics, origami, crochet, weaving, embroidery, woodwork
landscape: mountain, beach, forest, sea, lake, dune, desert, canyon, hill
sky: sunset, sunrise, night sky, cloud
camping: tent, campfire, backpack
house: cabin, tiny house, cottage
shelf: bookshelf
blanket: quilt
building: house, facade, cabin
art: poster, illustration, painting, sculpture
animal: cat, dog, horse, bird, fox, rabbit
pet: cat, dog, rabbit, hamster
bird: owl, penguin, duck
vehicle: car, bicycle, van, train, boat
christmas: wreath, ornament, bauble
stationery: notebook, envelope, notepaper
winter: snow
party: birthday, christmas, wedding, balloon
`

/** Things that belong to others: shown after the thing itself, when there are few results. */
export const belongings = `
living room: sofa, armchair, coffee table, rug, cushion
bedroom: bed, bedding, nightstand, blanket, pillow
bathroom: basin, towel, tile, mirror
kitchen: kitchenware, worktop, stove, spice
dining room: dining table, chair, tableware
home office: desk, computer
balcony: plant, pot, herb
garden: plant, flower, greenhouse, seed
knitting: sweater, wool, needle
sweater: knitting, wool
scarf: knitting, wool
sneaker: boot, outfit
camping: tent, campfire, hike
beach: sea, sand, dune, swim, surfboard, parasol, pool
mountain: hike, hut, lake, valley
sunset: evening, sky, twilight
night sky: star, moon, planet, telescope
christmas: candle, gift, winter
autumn: leaf, pumpkin, coat
sourdough: flour, baking, toast
birthday: balloon, candle, cake, party, gift wrap
bicycle: helmet, ride
book: bookshelf, reading, library
cosy: blanket, candle, knit, reading corner, throw, cushion, hot chocolate, fireplace, lamp
minimal: plain, simple, bare, slim, neutral
modern: minimal, geometric
rustic: wicker, wooden, stoneware
vintage: record player, old
boho: rattan, wicker, macrame, woven
romantic: candle, rose, candlelight
picnic: blanket, basket, lemonade, salad, sandwich, cheese board
dried flower: dried, vase
tea set: tea, cup, teapot
latte art: latte, coffee
vase: jug
wedding: bouquet, invitation, cake, table setting
gift: ribbon, gift wrap
dog: pet
cat: pet
soup: bowl, noodle, pumpkin, tomato
stairs: hallway, house, runner
tile: bathroom, floor, kitchen
mug: coffee, tea
breakfast: coffee, egg, toast
tulip: vase, garden
pasta: tomato, sauce
armchair: reading corner, reading nook
chair: desk, dining table, reading corner
stool: bar, plant stand
bookshelf: book, reading corner, library
wardrobe: clothes, outfit
shoe rack: sneaker, boot, hallway
sideboard: record player, vase
mirror: console, hallway
rug: floor, living room
curtain: window
clock: shelf, wall
dining room: table setting, dining chair, pendant lamp, dinner
nursery: toy, crib, kids room
kids room: toy, crib, play tent, poster
hallway: shoe rack, bench, coat rack, stairs, front door
front door: wreath, doormat
wreath: front door, christmas
candle: lantern
candlestick: candle
planter: houseplant, plant
houseplant: planter
monstera: leaf, planter
cactus: desert, planter
desert: cactus, canyon, dune
lighthouse: sea, harbor, coast, sailboat
harbor: sea, boat
waterfall: river, lake, canyon
lake: mountain, river, sea
forest: tree, mushroom, cabin, hike
cabin: forest, snow, winter, mountain
sea: beach, wave, harbor
surfboard: beach, sea, wave
tent: camping, forest, lake
swimming pool: summer, parasol, courtyard
lavender field: lavender, field, sunset
moon: night sky, star
bouquet: vase, flower
dress: shoe, heel
sneaker: running, shoe rack
journal: stationery, pen, planner
invitation: envelope, stationery, menu
envelope: wax seal, letter
embroidery: sewing, needle
crochet: yarn, knitting
quilt: sewing, bed
bread: toast, flour, baking
pizza: pasta, tomato, bread, cheese
sushi: ramen, rice
ramen: sushi, noodle, egg
salad: salad dressing, tomato
hot chocolate: coffee, winter, marshmallow
coffee: mug, cup
tea: teapot, mug, cup
fruit tart: fruit, cake
ice cream: summer, ice pop
chocolate: cake, cookie
cutting board: cheese board, kitchen, knife
kitchen shelf: jar, kitchen, plate
hair: hair clip, headband
tattoo: line drawing
record player: record, music
gift wrap: ribbon, stationery
birthday party: balloon, cake, invitation
wall decor: paper rosette, wreath
picture frame: gallery wall, photo
`

/** Materials, which refine a search. */
export const materials =
  'oak, walnut, pine, bamboo, rattan, wicker, willow, wood, terrazzo, marble, stone, concrete, brick, brass, copper, steel, iron, glass, paper, leather, linen, cotton, wool, velvet, boucle, silk, denim, canvas, clay, stoneware, porcelain, terracotta, cork, wax'

/** Rooms and places of a home, which refine a search. */
export const rooms =
  'living room, bedroom, kitchen, bathroom, dining room, home office, hallway, nursery, balcony, garden, terrace'

/** Words without a singular. */
export const pluralOnly =
  'clothes, shorts, leggings, overalls, dungarees, pajamas, jeans, pants, trousers, sunglasses, headphones, scissors, chives'

/** Words that mean the same at the end of a name, though not alone: a pendant light, but no light wood. */
export const nameEndings = `
lamp, light
sofa, couch
rug, carpet
cushion, pillow
blanket, throw
bookshelf, bookcase
wardrobe, closet
cabinet, cupboard
bag, handbag
bicycle, bike
decoration, decor
`
