/**
 * Kinds of things beyond rooms and furniture, in the form of `kinds`: the wider word, then its kinds.
 */
export const kindsBeyondHome = `
animal: pet, bird, horse, pony, donkey, cow, sheep, lamb, goat, pig, fox, bear, panda, wolf, deer, elk, moose, rabbit, hare, squirrel, hedgehog, mouse, otter, badger, beaver, raccoon, elephant, giraffe, lion, tiger, leopard, cheetah, zebra, monkey, gorilla, koala, kangaroo, sloth, camel, hippo, rhino, whale, dolphin, seal, shark, fish, octopus, jellyfish, crab, turtle, tortoise, frog, lizard, snake, snail, insect, butterfly, bee, ladybug, dragonfly, dinosaur, unicorn
dog: puppy, dachshund, poodle, labrador, retriever, golden retriever, corgi, terrier, beagle, bulldog, french bulldog, pug, husky, dalmatian, greyhound, whippet, spaniel, collie, border collie, shepherd, sausage dog, chihuahua, schnauzer, shiba
cat: kitten, tabby, siamese, black cat, tomcat, ginger cat
bird: owl, penguin, duck, swan, goose, heron, crane bird, robin, sparrow, swallow, wren, parrot, flamingo, peacock, toucan, crow, raven, magpie, eagle, hawk, puffin, seagull, gull, hen, rooster, kingfisher, hummingbird, woodpecker, pelican
fish: koi, goldfish, salmon, tuna, trout
insect: bee, butterfly, moth, beetle, ladybug, dragonfly
hair: hair bun, messy bun, bun, beach waves, box braids, hairstyle, haircut, braid, bob, ponytail, curl, bangs, updo, pixie, pixie cut, lob, plait, topknot, balayage, shag, afro, dreadlocks, cornrows, chignon, french braid, dutch braid, fishtail braid, half up, space buns
haircut: bob, lob, pixie cut, shag, bangs
hairstyle: braid, ponytail, updo, hair bun, bun, beach waves
braid: box braids, french braid, dutch braid, fishtail braid, crown braid, plait, cornrows
bob: lob, french bob
nail: manicure, french tips, nail art, nail polish, nail design, gel nails, almond nails, pedicure
tattoo: fine line tattoo, flash sheet, tattoo flash, sleeve tattoo, tattoo design, tattoo idea
makeup: lipstick, eyeliner, eyeshadow, blush, mascara, foundation, concealer
skincare: moisturizer, serum, face mask, sunscreen, cleanser
beauty: makeup, skincare, hair, nail, perfume
clothes: dress, skirt, suit, shorts, blouse, cardigan, hoodie, vest, t shirt, tee, turtleneck, dungarees, overalls, jumpsuit, leggings, swimsuit, bikini, pajamas, robe, kimono, glove, mitten, belt, trench coat, raincoat, parka, puffer, knitwear, streetwear
outfit: capsule wardrobe, lookbook
dress: wedding dress, summer dress, maxi dress, gown, sundress
coat: trench coat, raincoat, parka
shoe: clog, ballet flat, hiking boot, espadrille, ankle boot
boot: hiking boot, ankle boot
necklace: pendant necklace
ring: engagement ring, wedding ring, signet ring
bracelet: friendship bracelet
coat rack: peg rail
bag: backpack, clutch, purse, tote bag, satchel
accessory: bag, belt, hat, scarf, glove, sunglasses, watch, jewelry, hair clip, umbrella
jewelry: pendant necklace, brooch, anklet, engagement ring, wedding ring, signet ring
food: meal, dish, recipe, breakfast, lunch, dinner, dessert, snack, salad, soup, pasta, bread, baking, pizza, burger, taco, curry, sandwich, sushi, cheese, egg, meat, fish, seafood, vegetable, fruit, sauce, dip, rice, noodle, dumpling, appetizer, side dish, breakfast bowl
meat: chicken, beef, pork, lamb chop, steak, bacon, sausage, ham, turkey, meatball, duck breast, kebab
chicken: roast chicken, chicken curry, chicken soup, fried chicken, chicken wing, chicken breast, chicken thigh, chicken salad, chicken traybake, traybake, drumstick
pasta: spaghetti, lasagna, penne, rigatoni, carbonara, macaroni, fettuccine, orzo, pesto pasta, pappardelle, farfalle, mac and cheese
pizza: margherita, focaccia pizza, calzone
bread: loaf, milk bread, country loaf, bread roll, rye bread, banana bread, naan, pita, brioche, challah, ciabatta, bagel, pretzel
cake: berry cake, chocolate cake, layer cake, carrot cake, birthday cake, wedding cake, bundt cake, sponge cake, brownie, pistachio cake, lemon cake, pound cake, cinnamon roll
dessert: macaron, brownie, mousse, tiramisu, panna cotta, sundae, sorbet, ice pop, popsicle, gelato, crumble, cobbler, parfait, meringue, eclair, cheesecake, fruit tart, truffle, fudge
ice cream: sundae, sorbet, gelato, ice pop, popsicle
breakfast: avocado toast, smoothie bowl, oatmeal, overnight oats, muffin, bagel, scone, french toast, egg, pancake, crepe, breakfast bowl, shakshuka
salad: green salad, potato salad, pasta salad, tomato salad, caprese, coleslaw, greek salad, caesar salad
soup: tomato soup, pumpkin soup, pea soup, corn soup, chowder, gazpacho, bisque, lentil soup, chili con carne
snack: popcorn, chips, cracker, nuts, cheese board, charcuterie, hummus, granola bar
sauce: pesto, salad dressing, dressing, ketchup, mayonnaise, gravy, jam, marmalade, dip
seafood: shrimp, prawn, lobster, oyster, mussel, scallop, salmon, tuna
drink: smoothie, hot chocolate, milkshake, lemonade, matcha, iced coffee, iced tea, mocktail, kombucha, champagne, water
coffee: latte art, flat white, iced coffee, cold brew, mocha
tea: matcha, green tea, herbal tea, chai, iced tea
fruit: strawberry, raspberry, blueberry, blackberry, banana, grape, kiwi, pineapple, watermelon, citrus, grapefruit, apricot, pomegranate, coconut, cranberry, avocado, persimmon, rhubarb, papaya
berry: strawberry, raspberry, blueberry, blackberry, cranberry, currant, gooseberry
citrus: lemon, orange, lime, grapefruit, mandarin, clementine
vegetable: pumpkin, squash, corn, beetroot, radish, cabbage, kale, spinach, lettuce, cauliflower, broccoli, asparagus, artichoke, mushroom, garlic, bean, lentil, cucumber, celery, leek, fennel, turnip, parsnip, sweet potato
spice: cinnamon, ginger, turmeric, saffron, cumin, paprika, vanilla, nutmeg, cardamom, star anise
meal: lunch, dinner, picnic, barbecue, brunch, packed lunch, lunch box, buffet
garden: vegetable garden, herb garden, raised bed, flower bed, flower border, rock garden, rose garden, cottage garden, kitchen garden, garden path, garden plan, planting plan, courtyard garden, vertical garden, balcony garden, front garden, garden pond, greenhouse, pergola, trellis, hedge, lawn, compost, planter
flower: sunflower, daffodil, hyacinth, iris, orchid, lily, carnation, hydrangea, magnolia, cherry blossom, anemone, ranunculus, cosmos, zinnia, aster, chrysanthemum, marigold, snowdrop, crocus, geranium, pansy, foxglove, hollyhock, dried flower, flower arrangement, wild flower, camellia, wisteria, jasmine, bluebell, cornflower, gerbera
dried flower: pampas grass, dried grass, dried bouquet
bouquet: bridal bouquet, wedding bouquet
plant: moss, pampas grass, eucalyptus, olive branch, seedling, bonsai, aloe, agave, shrub, vine, climber, palm, hosta, lichen, terrarium, air plant
houseplant: aloe, calathea, rubber plant, spider plant, peace lily, fiddle leaf fig, philodendron, string of pearls, rubber tree, orchid, zz plant
tree: oak tree, maple tree, olive tree, lemon tree, apple tree, cherry tree, willow tree, cypress, cedar, spruce, conifer, bonsai, christmas tree, palm tree, redwood, aspen
travel: trip, journey, road trip, vacation, holiday trip, itinerary, packing list, city map, world map, travel poster, suitcase, luggage, passport, postcard, city break, backpacking, weekend trip, bucket list, travel guide
city: paris, london, new york, tokyo, rome, lisbon, berlin, amsterdam, barcelona, copenhagen, skyline, street, old town, vienna, venice, prague, istanbul, marrakesh, kyoto, san francisco
destination: village, island, coast, harbor, market, museum, park, bridge, castle, temple, church, lighthouse, cafe, restaurant, shop, hotel, library, bakery, bookshop, airport
building: church, castle, tower, lighthouse, barn, skyscraper, temple, mosque, villa, chalet, palace, windmill, library
forest: birch forest, birch wood, pine forest, woods, clearing, rainforest
landscape: valley, waterfall, island, cliff, volcano, meadow, field, glacier, coast, river, savanna, jungle, rainforest, vineyard, lavender field, fjord, countryside, cave, iceberg, wetland
sea: wave, coral reef, lagoon, bay
nature: forest, mountain, lake, sea, waterfall, meadow, leaf, mushroom, tree, flower, landscape
sky: rainbow, moon, star, northern lights, aurora, constellation, storm, lightning, sun, night sky, milky way, hot air balloon
space: planet, moon, star, rocket, galaxy, solar system, astronaut, comet, constellation, nebula, telescope, satellite
craft: quilting, quilt, sewing pattern, knitting pattern, crochet pattern, crochet chart, macrame, papercraft, paper craft, paper cut, papercut, scrapbook, candle making, soap making, beading, felting, bookbinding, friendship bracelet, printmaking, linocut, block printing, paper crane, paper rosette, paper snowflake, cross stitch, calligraphy, clay craft, tie dye, wreath making, upcycling, pom pom, stamp, collage, kite, paper lantern
knitting: knitting pattern, knitting chart, fair isle, cable knit, chunky knit, knit stitch, sock pattern
crochet: crochet pattern, crochet chart, amigurumi, granny square, crochet blanket
sewing: sewing pattern, thread, patchwork, zipper, hem, tote bag pattern
origami: paper crane, paper crane origami, paper boat, paper star, paper plane
papercraft: paper crane, paper flower, paper rosette, paper fan, paper snowflake, paper lantern
paper flower: paper rosette, paper rose, paper tulip, origami flower, crepe paper flower, tissue paper flower
wedding: wedding dress, wedding cake, wedding invitation, wedding bouquet, bridal bouquet, wedding ring, table plan, seating plan, place card, wedding decoration, wedding table, ceremony, bride, groom, bridesmaid, wedding arch, wedding favor, save the date, veil, confetti, vow, wedding menu
invitation: wedding invitation, birthday invitation, save the date, party invitation
card: birthday card, christmas card, greeting card, thank you card, place card, valentine card, postcard, recipe card
quote: saying, motto, affirmation, motivational quote, lettering, word art, proverb, mantra
art: print, drawing, watercolor, collage, sketch, mural, linocut, engraving, oil painting, portrait, still life, line art, pixel art, street art, digital art, abstract art, calligraphy, lettering, woodcut, etching, gallery wall, sculpture, doodle, typography
poster: travel poster, movie poster, concert poster, botanical print, art print
drawing: sketch, line drawing, ink drawing, pencil drawing, doodle, charcoal drawing, line art
painting: watercolor painting, oil painting, acrylic painting, abstract painting, mural
pattern: tile pattern, knitting pattern, crochet pattern, sewing pattern, wallpaper pattern, textile pattern, gingham, polka dot, stripe, chevron, houndstooth, paisley, terrazzo pattern
palette: color palette, moodboard, mood board, swatch, color scheme, color study
design: logo, typography, poster design, packaging, website, app design, business card, icon, branding, brochure
typography: lettering, font, type specimen, alphabet, calligraphy
fitness: workout, yoga, pilates, running, stretching, exercise, training plan, running plan, gym, dumbbell, push up, yoga pose, cardio, strength training, jogging, marathon
sport: running, football, basketball, tennis, swimming, cycling, climbing, skiing, surfing, skateboarding, golf, volleyball, rowing, boxing, dancing, ballet, gymnastics, yoga, bouldering, snowboarding, skating, hockey, baseball, badminton, running track
surfing: surfboard, wave
book: novel, cookbook, picture book, book cover, bookshop, library, bookmark, reading list, book stack, poetry
music: guitar, piano, violin, vinyl, record player, record sleeve, record, concert, drum, trumpet, cello, ukulele, saxophone, headphones, turntable, microphone, playlist, sheet music, vinyl record, synthesizer, accordion
film: movie poster
game: board game, chess, puzzle, card game, video game, crossword, dice, dominoes, domino, backgammon, playing card, memory game, jigsaw, jigsaw puzzle, hopscotch
toy: doll, teddy bear, teddy, lego, building block, wooden toy, play tent, dollhouse, puzzle, train set, kite, rocking horse, soft toy
child: kids room, playroom, nursery, kids craft, kids activity, toy, play tent, coloring page, colouring page, sensory play, school lunch, baby
nursery: baby room, crib, mobile
baby: newborn, baby shower, baby clothes, baby room, stroller, crib
party: baby shower, graduation, halloween, new year, birthday party, garden party, tea party, hen party, bachelorette party, easter, thanksgiving, carnival, picnic, barbecue
birthday: birthday cake, birthday party, birthday card, birthday invitation, balloon
halloween: pumpkin carving, jack o lantern, costume, witch, ghost
easter: easter egg, painted egg, easter bunny, easter table, egg
christmas: christmas tree, bauble, advent wreath, advent calendar, gingerbread, christmas card, stocking, snow globe, christmas table
decoration: balloon, garland, wreath, bunting, centerpiece, party decoration, bauble, paper rosette, table decoration, wall decor, ornament, wall basket
gift: gift wrap, gift box, gift tag, gift bag, gift idea, hamper
technology: computer, laptop, phone, keyboard, keycap, tablet, robot, gadget, headphones, camera, smartwatch, drone, speaker, printer, desk setup
vehicle: motorcycle, scooter, camper van, campervan, caravan, truck, tractor, bus, tram, plane, airplane, helicopter, ship, sailboat, canoe, kayak, rocket, hot air balloon, tricycle, vespa
boat: sailboat, canoe, kayak, rowboat, ferry, ship, yacht
bicycle: city bike, mountain bike, road bike, tandem, cargo bike
watch: wristwatch, smartwatch
blanket: crochet blanket, picnic blanket, baby blanket
curtain: shower curtain
clock: wall clock, alarm clock, grandfather clock
glass: wine glass, drinking glass
instrument: guitar, piano, violin, drum, trumpet, cello, ukulele, saxophone
school: classroom, blackboard, homework, study notes, lesson plan, school supplies, pencil case
stationery: pencil, pen, eraser, sticker, washi tape, wax seal, journal, planner, calendar, notebook, colored pencil, card, bookmark, invitation, menu, ruler
routine: morning routine, evening routine, skincare routine, bedtime routine, wind down routine
plan: floor plan, garden plan, planting plan, meal plan, training plan, seating plan, table plan, lesson plan, study plan, running plan
journal: bullet journal, diary, sketchbook, travel journal, gratitude journal, planner
calendar: sowing calendar, advent calendar, wall calendar
person: man, woman, child, baby, friend, family, couple, grandmother, grandfather, bride, groom, teenager
season: spring, summer, autumn, winter
architecture: building, house, facade, arch, arcade, stairs, courtyard, column, dome, balcony
`

/** Kinds of a home that families of furniture leave out, in the same form. */
export const kindsOfHome = `
kitchen: kitchen island, kitchen shelf, kitchen counter, kitchen cabinet, kitchen corner, kitchenette, galley kitchen
bathroom: shower, freestanding tub, powder room
bedroom: guest room, attic bedroom, kids bedroom, canopy bed
room: kids room, playroom, laundry room, pantry, attic, reading corner, guest room, sunroom, conservatory, entryway, studio apartment, basement, garage, porch, walk in closet
reading corner: window seat
furniture: chair, sofa, stool, bench, bar cart, coffee table, coat rack, shoe rack, plant stand, room divider, daybed, bunk bed, headboard, kitchen island, trolley, chest, bar stool
storage: shoe rack, coat rack, box, crate, drawer, cupboard, hook, jar, trunk, peg rail, storage box, organizer
rack: shoe rack, coat rack, plate rack, wine rack, towel rack
stand: plant stand, cake stand, umbrella stand
chair: dining chair, office chair, rocking chair, deck chair, desk chair, folding chair, accent chair
stool: bar stool
sofa: sectional, corner sofa, sofa bed, daybed, loveseat
bed: bunk bed, daybed, canopy bed, four poster bed, crib
table: desk, console table, bedside table, kitchen table, garden table, picnic table
shelf: wall shelf, open shelf, floating shelf, shelf unit, kitchen shelf, spice rack
lighting: lantern, string lights, fairy lights, chandelier, wall lamp, sconce, spotlight, light bulb
lamp: pendant lamp, wall lamp, desk lamp, bedside lamp, mushroom lamp, lantern, paper lantern, sconce, reading lamp, night light
mirror: wall mirror, floor mirror, round mirror, bathroom mirror, arch mirror
clock: wall clock, alarm clock
decor: vase, mirror, clock, candle, wall decor, picture frame, gallery wall, wreath, wall basket, sculpture, garland
wall decor: gallery wall, poster, painting, tapestry, macrame, wall hanging, wall basket, wall plate, wall clock, wall mirror, mirror, wall shelf, photo wall, mural, wallpaper
textile: curtain, tapestry, tablecloth, table runner, napkin, quilt, throw, bath mat, tea towel
rug: runner, stair runner, doormat, bath mat, kilim, sheepskin
bedding: bed linen, quilt, duvet cover, pillowcase, bed sheet, bedspread, comforter
tableware: plate, bowl, cup, mug, glass, cutlery, teapot, jug, dinner set, tea set, napkin, tea bowl, serving board, tray, wine glass, saucer
tea set: teapot, tea bowl, tea cup
table setting: wedding place setting, wedding table, christmas table setting, christmas table, easter table setting, easter table, autumn table setting, autumn table, summer table, winter table, thanksgiving table, halloween table, birthday table
kitchenware: cutting board, cutlery, spoon, fork, jar, whisk, grater, rolling pin, baking dish, oven dish, spatula, mixing bowl, apron, oven, toaster, coffee maker, moka pot, wok
container: box, jar, bottle, basket, crate, tin, pot, bucket, bin
basket: wicker basket, wall basket, storage basket, laundry basket
wall basket: woven wall plate, wall plate, woven plate
bottle: perfume bottle, water bottle, soap bottle, wine bottle
bathroom accessory: soap, towel, soap dish, bath mat, shower curtain
soap: soap bar, hand soap
candle: pillar candle, taper candle, scented candle, tea light, candlelight
candlestick: candelabra
vase: bud vase, ring vase, donut vase, bottle vase, moon vase, urn vase, urn, floor vase
pot: flower pot, plant pot, planter, terracotta pot
planter: hanging planter, window box, flower box
door: front door, gate, barn door, sliding door, garden door, garage door
window: arched window, bay window, shutter, windowsill, skylight, stained glass
stairs: spiral staircase, stair runner, steps, ladder, banister
floor: tile floor, wooden floor, marble floor, checkerboard floor, parquet floor, basket weave floor
wall: wall paint, wall panel, paneling, wainscoting, brick wall, accent wall
tile: wall tile, floor tile, bathroom tile, kitchen tile, backsplash, tile wall, tile pattern
fireplace: wood stove, mantel, stove
outdoor furniture: parasol, deck chair, hammock, sun lounger, picnic table, garden chair
pool: swimming pool, koi pond
`
