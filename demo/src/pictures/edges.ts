/** The edges of a subject's ink inside its box. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number]

/**
 * Measured with measure-subject.ts and verified by its test, so that drawing needs no measuring.
 */
const measured = `
adhesive-bandage 2 2 30 30; alarm-clock 4 2 29 30; amphora 6.9 2 25.1 30; anchor 3 2 29 30;
ant 2 2 30 30; artist-palette 2 4 30 30; avocado 2 2 29.3 30; axe 5 2 27.5 30;
baby-chick 2 4 30 30; backpack 5 2.1 27.1 30; bacon 2 2 30 30; badminton 6 1.5 25.9 29.5;
bagel 3 2 29.3 30; baguette-bread 4 4 28 28; balloon 6.8 2 27 30.3; banana 2 2 30 30;
basket 2 2 30 30; bathtub 2 1.8 30 30.3; battery 8 2 24 30; beach-with-umbrella 2 4 30 29;
bear 2 5 30 29.8; bed 2 10 30 30; bell 3 2 29 30; bell-pepper 3 2 29 30; bento-box 2 9 30.1 30;
bicycle 2 9 30 30; bikini 2 2 30 30; billed-cap 1.8 6.3 30 25; bird 3 2 29.9 30;
birthday-cake 2 2 30 30; black-cat 2 3 30 30; black-nib 2.1 2 30 29.9; blossom 5 2 27.3 30;
blueberries 2 2 30 30; bone 1 1 31 31; books 2 4 30 30; bottle-with-popping-cork 2 2 30 30;
bouquet 2 2 30 30; bowl-with-spoon 3 1 29 29; bread 2 3 30 30; briefcase 2 5 30 30;
broccoli 4 2 28.6 30.1; broom 6.1 2.1 28.9 29.6; brown-mushroom 4 4 28 28; bubbles 2 2 30 30;
bucket 2.3 6 29 29; bullseye 2 2 30 30; burrito 2 2 30 29.9; bus 2 8 30 30;
bust-in-silhouette 2.6 3.1 27.4 28.9; butter 2 12 30 29.9; butterfly 2 2 30 30; cactus 3 2 29 30;
calendar 2 2 30 30; camera 2 11 30 30; camera-with-flash 2 7.3 30 30; camping 2 2 30 30;
candle 9 2 22.4 30; candy 2 2 30 30; canned-food 5 2 26.4 30.1; canoe 2 9 30 30;
carpentry-saw 3.3 2 29.5 30; carrot 2 2 30 30; castle 2 2 30 30; cat 2 3 30 30; cat-face 2 5 30 30;
chair 6.8 3 25.3 29.9; check-mark-button 2 2 30 30; cheese-wedge 4 2 29 30;
chequered-flag 2.4 4.3 29.8 27.8; cherries 2 3.1 30 30; cherry-blossom 2 3 30 30;
chestnut 2 3 30 29.5; child 3 2 29 30; chocolate-bar 2 2 30 30; chopsticks 7 2 24.5 30;
christmas-tree 7 2 25 30; church 2 2 30 30; cityscape 2 2 30 30; clamp 6 2 25 30;
clapping-hands 2 2 30 30; classical-building 3 3 29 30; clinking-glasses 3 2 29.5 30;
closed-book 5 2 27 30; closed-mailbox-with-raised-flag 2 1.4 27.5 30; cloud 1 6 30.9 26;
cloud-with-rain 1 1 31 27; coat 2 6 29.9 30; cocktail-glass 4 1.5 28 29.5; coconut 2 2 30 30;
coin 2 2 30 30; comet 4 3 29 28; compass 2 2 30 30; computer-mouse 7 2 25 30;
confetti-ball 2 9 30 30; cooked-rice 2 1 29.9 30; cookie 2 2 30 30; cooking 2 2 30 30;
coral 2 2 30 30; couch-and-lamp 2 1.5 29.8 30; crab 2 5 30 30; crayon 2.1 2.3 29.8 29.9;
crescent-moon 3.5 4.9 29.8 30; croissant 2 2 30 30; crown 2 7 30 29.9; crystal-ball 4 3 28 30;
cucumber 2 2 29.6 30; cup-with-straw 7 2 25 30; cupcake 4 2 28 30; cut-of-meat 2 2 30 30;
deciduous-tree 5 2 28 30; deer 2 2 30 30; desert-island 2 3 30 29; desktop-computer 2 2 30 30;
diya-lamp 2 4 30 29; dog 2 5 30 30; dog-face 2.1 4.1 29.9 30; dolphin 5 2 27.1 30; door 8 2 24 30;
doughnut 4 2 28 30; dove 2 2 30 30; dress 4 2 28 30; droplet 6 2 26 30; duck 2 2 30 30;
dumpling 2 2 30 30; ear-of-corn 6 2 26.8 29.9; egg 6 2 26.6 30; eggplant 2 2 30 30;
electric-plug 10 2 23 30; envelope 1 5 31 27; evergreen-tree 7 6 25 30; ewe 2 2 30 30;
eyes 1 7 31 31; falafel 2 3.5 30 28.5; fearful-face 2 2 30 30; feather 2 2 30 30; ferry 2 4 30 30;
file-folder 2 4 30 30; film-frames 2 5 30 27; film-projector 2 7 30 30; fire 5 2 26 30;
first-quarter-moon 2 2 30 30; fish 2 5.9 29.9 30; flashlight 1.3 1.3 29.3 29.1;
flat-shoe 2 21 30 30; flatbread 2 2 30 30; flexed-biceps 2.1 3.5 30 30; fly 2 2 30 30;
flying-disc 3 2 29 30; fog 2 2 30 30; footprints 2 2 30 29.4; fork-and-knife 7 2 25.3 30;
fork-and-knife-with-plate 2 5 30 28; fountain-pen 2.3 2.4 29.8 29.8;
four-leaf-clover 5 2.1 27 29.9; fox 2 2 29.1 30; framed-picture 2 2 30 30;
french-fries 3 2 28.9 30.1; fried-shrimp 5 2 27 29; full-moon 2 2 30 30; game-die 3 2 29 30;
garlic 2 3 30 28.3; gem-stone 2 7.9 29.9 30.1; ginger-root 2 2 29.5 30; glass-of-milk 4 2 28 30;
glasses 2 10 30 21; globe-showing-europe-africa 2 2 30 30; gloves 4 2 27 30.1; goggles 2 2 30 30;
grapes 3.3 2.1 28.3 30; green-salad 2 3 30 29.5; guide-dog 2 6 30 30; guitar 2 2 30 29.8;
hair-pick 4 2 28 30; hammer 2.1 3.1 30 30; hamster 2 4 30 29.9;
hand-with-fingers-splayed 3.1 2 29.4 30; handbag 2 2 30 29.8; hatching-chick 2 2 30 30.4;
headphone 4 2 28.5 30.3; hedgehog 2 8.5 30 30; herb 5 2 27.9 30; hibiscus 2 2 30.1 29.1;
high-heeled-shoe 3 4 29.3 28.5; hiking-boot 2 9 30 30; honey-pot 3.8 2 28.3 30; honeybee 2 3 30 29;
hook 7 2 24.8 29.8; hot-beverage 3 3 29 30; hot-pepper 4 2 27.6 30; hourglass-done 6 2 26 30;
house 2 2 30 29; house-with-garden 2 6 30 30; houses 1.5 4 30.5 29; hut 2 3 29.9 30;
hyacinth 4.4 2.1 25 29.9; ice 2 1.9 30 29.9; ice-cream 2 3 29.9 30; ice-skate 2 5 30 30;
jar 5 2 27 30; jeans 5.9 2 26.1 30; jellyfish 3 2 29 30; key 2 2 30 30; keyboard 2 11 30 30;
kick-scooter 2 5 30 30; kimono 2 5 30 30.3; kitchen-knife 2 2 30 30; kite 2 2 30 30.1;
kiwi-fruit 2 2 30 30; knot 2 2 29.9 30; label 2 6 30 30.3; ladder 2 2 30 30;
lady-beetle 2 1.5 30 29.5; laptop 2 2 30 30; last-quarter-moon 2 2 30 30;
leaf-fluttering-in-wind 2 2 30 30; leafy-green 2 2 30 30; lemon 2 2.1 30 30;
light-bulb 7 2 24.4 30; lime 4 3 29 29; lion 2 2 30 29.9; lipstick 7 1.9 26 30; locked 5 2 27 30;
locomotive 2 3 30 29; lollipop 2 2 30 30; long-drum 6 2 27 30; lotion-bottle 7 2 25 30;
lotus 2 3 30 29; love-letter 2 6 30 26; luggage 7 1.5 25 30.1; magic-wand 2 2 30 30;
magnet 3 2 29 30; magnifying-glass-tilted-left 2 2 29.8 29.9; man-artist-light 3.3 2 28.5 30;
man-bald-light 4 4.5 28 30;
man-beard-dark 4 2 28 30; man-beard-light 4 2 28 30; man-beard-medium 4 2 28 30;
man-beard-medium-dark 4 2 28 30; man-beard-medium-light 4 2 28 30; man-blonde-hair-light 4 2 28 30;
man-cook-light 5 2 28 30; man-curly-hair-dark 4 1.5 28 30; man-curly-hair-medium 4 1.5 28 30;
man-dark 4 2 28 30; man-farmer-medium 4 2 29 30; man-light 4 2 28 30; man-medium 4 2 28 30;
man-medium-dark 4 2 28 30;
man-red-hair-light 4 2 28 30; man-red-hair-medium-light 4 2 28 30; man-running 3.3 2 28.1 29.9;
man-technologist-light 2 2 30 30; man-wearing-turban-dark 4 2 28 30;
man-white-hair-medium-light 4 2 28 30; mans-shoe 2 16 30 29.3; maple-leaf 2 2 29.9 30;
meat-on-bone 2 2 30 30; melon 4 0.8 28 30; microphone 2 3 30 30; microscope 2 2.4 30 30;
milky-way 2 2 30 30; minibus 2 11 30 30; mirror 6 2 26.6 30; mount-fuji 2 10 30 29;
mountain 2 4 30 30; mouse 2 2 30 30; musical-keyboard 2 2 31 30; musical-note 3 2 29.4 30;
musical-notes 2 3 30 29.6; necktie 2 2 30 30; nest-with-eggs 2 2.6 30 30; nesting-dolls 5 2 27 30;
newspaper 1 5 31 31; night-with-stars 2 2 30 30; notebook 5 2 27 30;
notebook-with-decorative-cover 5 2 27 30; nut-and-bolt 2 2 30 30; octopus 2.1 3 30 29.9;
oil-drum 6 2 26 30; old-man-light 4 4.5 28 30; old-man-medium-light 4 4.5 28 30;
old-woman-light 4.3 2 28 28.8; old-woman-medium 4.3 2 28 28.8;
old-woman-medium-light 4.3 2 28 28.8; olive 2 2 30 30;
one-piece-swimsuit 6.1 2 24.9 29.9; onion 5 2 28 30; open-book 2 7 30 31; owl 5 2 27 30;
oyster 2 2 30 30; package 4 2 27.8 30; page-with-curl 3.5 2 29 30; paintbrush 3.1 3.4 29.5 28.3;
palm-tree 4.1 2 28.6 30; pancakes 2 2 30 29.4; paperclip 2.4 3.4 30 29.3; parrot 4 2 28 30;
party-popper 2 3 30 30; passenger-ship 2 5 30 30.1; paw-prints 2.5 5.5 29.5 30;
pea-pod 2.1 2 30 29.9; peach 2 2.1 30 29.9; pear 3 2 28.4 30; pen 1.8 2.4 29.8 30.3;
pencil 1.1 1.4 29.9 30.3; person-biking 2.9 3 28.6 30; person-blonde-hair-light 4 2 28 30;
person-in-lotus-position 4 2 28 30; person-medium-light 4 2 28 30; person-red-hair-light 4 2 28 30;
person-running 3.3 2 28.1 29.9; person-swimming 2 3 30 29; piata 3.6 2.1 28.5 30;
pie 3 2 27.9 29.4; pineapple 4 2 25.4 29.9; placard 5 2 27 30; poodle 2 3 30 30;
postbox 7 2 25.8 30; pot-of-food 2 5 30 30; potato 4 2 28.9 30; potted-plant 7 2 25 30;
poultry-leg 2 2 30.1 30; pretzel 2 5 30 28.3; pushpin 2 2 29.8 29.9; puzzle-piece 2 2 30 30;
rabbit 1 2 31 31; rabbit-face 2 2 30 30; railway-car 2 2 30 30; rainbow 2.1 2.1 30 30;
red-apple 2 2 30 30; red-paper-lantern 7 2 25 30; rescue-workers-helmet 4 3 28.9 31;
ribbon 2 5 30 30; rice-cracker 3 4 29 30; ring 5 2 26.3 30; ring-buoy 3 2 29 30;
ringed-planet 4.1 4.1 27.8 27.8; robot 2 2 30 30; rock 2 2 30 30.1; rocket 2.1 2.1 30.1 29.8;
rose 9 2 25 30; running-shirt 5 2 27 30; running-shoe 2 2 30.1 29.9; safety-pin 2 2 30 30;
safety-vest 2 2 30 30; sailboat 2 2 30 30; sake 2 2 30 30; salt 8 2 24 30; sandwich 2 3 30 29.1;
satellite 1.6 3.1 29.4 28.8; satellite-antenna 6 2.6 28.6 30; sauropod 2 2.3 30 30;
scarf 2 2.4 30 30; scissors 2 3 30 29.6; screwdriver 2 2 30 30; scroll 2 2 30 30; seal 2 8 30 29;
seedling 2 2 30 30; sewing-needle 2 2 30 30; shallow-pan-of-food 3.1 3.8 28.3 28.9;
shamrock 2 2 30 30; sheaf-of-rice 7 2 25 30; ship 2 4 30 30; shooting-star 2 2 30 30;
shopping-bags 2 2 30 30; shortcake 2 1.1 30 29.9; shorts 2 4.9 30 29.6; shower 2 2 30 30;
shrimp 2 3 30 29.6; skis 2 3 30 30; sled 2 11 30 29; snail 2 2 30 30; snowflake 3 2 30 30;
snowman 2 1.6 29 31; soap 2 2.1 30 29.6; socks 5.5 2.1 26.6 29.9; spaghetti 2 2 30 30.3;
sparkles 2 4 30 29; spiral-calendar 2 2 30 30; spiral-shell 2 3 29.9 29.9; sponge 4 2 28 30;
spoon 1.8 1.4 29.4 30; sports-medal 3.5 2 28.5 30; spouting-whale 2 1.8 29 30.1; star 2 3 30 29;
station 6 3 30 29; steaming-bowl 3 2 29 30; stopwatch 5 2 27 30; straight-ruler 2 2 30 30;
strawberry 6 2 26 30; studio-microphone 7 2 24.9 30; stuffed-flatbread 2 2 30 30;
sun 2.5 2 29.5 30; sun-behind-cloud 1 4 31 31; sunflower 5 2.1 27 29.9; sunglasses 2 10.5 30 21;
sunrise 2 2 30 30; sunset 2 2 30 30; swan 1 3 31 31; t-shirt 2 9 30 30; tangerine 5 2 28 30;
teacup-without-handle 2 2 30 30; teapot 2 5 30 30; teddy-bear 2.1 2.1 30 30; telescope 3 2 30 30;
tent 2 5.6 30 30; test-tube 3.1 2.1 30.1 29.1; thong-sandal 7 2 24 30; thread 2 3.3 30 30;
ticket 2 9 30 24; tomato 2 5 30 30; toolbox 2 6 30 30; toothbrush 3 2 29 30; train 6 2 26 30;
tram 7 2 25 29; triangular-ruler 2 2 30 30; tropical-drink 7 2 24 30.1; tropical-fish 2 7 30 30;
tulip 7 3 24.6 30.3; tumbler-glass 2 4 30 30; turtle 2 13 30 30; umbrella 2 2 29.9 30;
umbrella-on-ground 2 4 30 29; umbrella-with-rain-drops 2 2 29.9 30; videocassette 2 9 30 30;
waffle 2 9 29.9 29; waning-crescent-moon 2 2 30 30; wastebasket 2 2 30 30; water-wave 2 2.6 30 30;
watermelon 2 2 29.9 29.9; waxing-gibbous-moon 2 2 30 30; wheel 2 2 30 30; white-flower 2 2 30 29.1;
wind-face 2 2 30.1 30; window 2 2 30 30; wine-glass 6 2 26.1 30.1;
woman-artist-light 3.3 2 28.5 30; woman-artist-medium-light 3.3 2 28.5 30;
woman-bald-dark 4.3 4.6 28 28.8; woman-bald-light 4.3 4.6 28 28.8; woman-biking 2.9 3 28.6 30;
woman-blonde-hair-light 2 2 30 30;
woman-cook-light 5 2 28 30; woman-cook-medium 5 2 28 30; woman-curly-hair-dark 2 1.6 30 29.8;
woman-curly-hair-light 2 1.6 30 29.8; woman-curly-hair-medium 2 1.6 30 29.8;
woman-curly-hair-medium-dark 2 1.6 30 29.8; woman-farmer-medium-dark 4 2 29 30;
woman-farmer-medium-light 4 2 29 30; woman-light 2 2 30 30; woman-medium 2 2 30 30;
woman-medium-dark 2 2 30 30; woman-medium-light 2 2 30 30; woman-red-hair-light 2 2 30 30;
woman-red-hair-medium 2 2 30 30; woman-running 3.3 2 28.1 29.9; woman-singer-medium 3 3.5 28.6 29;
woman-technologist-light 2 2 30 30; woman-technologist-medium 2 2 30 30;
woman-white-hair-light 1 1 31 31;
woman-white-hair-medium-light 1 1 31 31; woman-with-headscarf-dark 5 2 27 30;
woman-with-headscarf-medium 5 2 27 30; woman-with-headscarf-medium-light 5 2 27 30;
womans-boot 2 2 30 30; womans-clothes 1.9 9.3 30 30.4; womans-hat 2 10.6 30 30.4;
wood 3.9 3 27.6 29; world-map 2 5 29.9 30; wrapped-gift 3 2 29 30; wrench 2 2 30 30;
yarn 4 3 27.6 30; yo-yo 4 1.5 27 30
`

const whole: Edges = [1, 1, 31, 31]

const table: ReadonlyMap<string, Edges> = new Map(
  measured.split(';').map((entry) => {
    const [name = '', left = 1, top = 1, right = 31, bottom = 31] = entry.trim().split(' ')
    return [name, [Number(left), Number(top), Number(right), Number(bottom)]] as const
  }),
)

/** True when a subject has been measured. */
export function hasEdges(name: string): boolean {
  return table.has(name)
}

/** Returns the edges of a subject's ink; an unmeasured one gets the most common edges. */
export function edgesOf(name: string): Edges {
  return table.get(name) ?? whole
}
