/**
 * The most common color of each subject, measured once like its edges and verified by their test.
 */
const measured = `
adhesive-bandage 26c9fc; alarm-clock f8312f; amphora b97028; anchor 00a6ed; ant 635994;
artist-palette fbb8ab; avocado c3ef3c; axe f8312f; baby-chick fcd53f; backpack f8312f;
bacon ca0b4a; badminton 00a6ed; bagel f3ad61; baguette-bread f3ad61; balloon f8312f; banana fcd53f;
basket f3ad61; bathtub b4acbc; battery 86d72f; beach-with-umbrella ffb02e; bear a56953; bed 533566;
bell f9c23c; bell-pepper 44911b; bento-box 321b41; bicycle 321b41; bikini ca0b4a;
billed-cap 8bafff; bird ca0b4a; birthday-cake ffdea7; black-cat 635994; black-nib d3d3d3;
blossom d3d3d3; blueberries 8d65c5; bone ffffff; books 86d72f; bottle-with-popping-cork 44911b;
bouquet 44911b; bowl-with-spoon 00a6ed; bread ffdea7; briefcase 8c5543; broccoli 008463;
broom ffb02e; brown-mushroom a74d4d; bubbles e0aef8; bucket 0074ba; bullseye f8312f;
burrito d3d3d3; bus 26c9fc; bust-in-silhouette 533566; butter fcd53f; butterfly 533566;
cactus 86d72f; calendar f3eef8; camera 533566; camera-with-flash 533566; camping 608842;
candle ffdea7; candy f8312f; canned-food f8312f; canoe 00a6ed; carpentry-saw b4acbc; carrot ff822d;
castle b4acbc; cat f3ad61; cat-face ffb02e; chair a56953; check-mark-button 00d26a;
cheese-wedge fcd53f; chequered-flag 000000; cherries f8312f; cherry-blossom ff6dc6;
chestnut 6d4534; child ffc83d; chocolate-bar ca0b4a; chopsticks ca0b4a; christmas-tree 44911b;
church ffce7c; cityscape 46a4fb; clamp 533566; clapping-hands ffc83d; classical-building 9b9b9b;
clinking-glasses aeddff; closed-book ca0b4a; closed-mailbox-with-raised-flag 5092ff; cloud f3eef8;
cloud-with-rain f3eef8; coat ffdea7; cocktail-glass aeddff; coconut 9b9b9b; coin f9c23c;
comet d3d3d3; compass f4f4f4; computer-mouse cdc4d6; confetti-ball f9c23c; cooked-rice f4f4f4;
cookie f3ad61; cooking 433b6b; coral ff6723; couch-and-lamp 1345b7; crab f8312f; crayon c3ef3c;
crescent-moon fcd53f; croissant f3ad61; crown ffb02e; crystal-ball 533566; cucumber 44911b;
cup-with-straw cdc4d6; cupcake ff6dc6; cut-of-meat f8312f; deciduous-tree 44911b; deer f3ad61;
desert-island 96c34a; desktop-computer 26c9fc; diya-lamp ff822d; dog f3ad61; dog-face f3c07b;
dolphin 00a6ed; door d3883e; doughnut 6d4534; dove ffffff; dress 46a4fb; droplet 26c9fc;
duck d3d3d3; dumpling ffce7c; ear-of-corn 44911b; egg f3ad61; eggplant 8c42b3;
electric-plug 533566; envelope f3eef8; evergreen-tree 44911b; ewe cdc4d6; eyes ffffff;
falafel 6d4534; fearful-face ffb02e; feather f3ad61; ferry cdc4d6; file-folder fcd53f;
film-frames 433b6b; film-projector 9b9b9b; fire ff6723; first-quarter-moon fcd53f; fish 00a6ed;
flashlight b4acbc; flat-shoe 00a6ed; flatbread f3ad61; flexed-biceps ffc83d; fly aeddff;
flying-disc 00a6ed; fog 9b9b9b; footprints 533566; fork-and-knife 9b9b9b;
fork-and-knife-with-plate e1d8ec; fountain-pen 0074ba; four-leaf-clover 00d26a; fox ff822d;
framed-picture aeddff; french-fries f8312f; fried-shrimp ffb02e; full-moon fcd53f; game-die b4acbc;
garlic feefc2; gem-stone aeddff; ginger-root e19747; glass-of-milk f3eef8; glasses 83cbff;
globe-showing-europe-africa 0074ba; gloves b859d3; goggles 83cbff; grapes 433b6b;
green-salad b4acbc; guide-dog f3ad61; guitar ca0b4a; hair-pick 9f70b8; hammer 7d4533;
hamster f3ad61; hand-with-fingers-splayed ffc83d; handbag 6d4534; hatching-chick d3d3d3;
headphone cdc4d6; hedgehog 6d4534; herb 86d72f; hibiscus ff6dc6; high-heeled-shoe ca0b4a;
hiking-boot ffb02e; honey-pot b97028; honeybee 533566; hook f9c23c; hot-beverage 7d4533;
hot-pepper f8312f; hourglass-done 83cbff; house f3c07b; house-with-garden f3c07b; houses f3c07b;
hut f3ad61; hyacinth 96c34a; ice 00a6ed; ice-cream feefc2; ice-skate bebebe; jar aeddff;
jeans 00a6ed; jellyfish 3c5cfd; key f9c23c; keyboard cdc4d6; kick-scooter 26c9fc; kimono 00a6ed;
kitchen-knife b4acbc; kite 00a6ed; kiwi-fruit 00d26a; knot 00a6ed; label fcd53f; ladder 7d4533;
lady-beetle 212121; laptop 26c9fc; last-quarter-moon 8d65c5; leaf-fluttering-in-wind 00d26a;
leafy-green 86d72f; lemon fcd53f; light-bulb fcd53f; lime aae64b; lion 6d4534; lipstick 321b41;
locked f9c23c; locomotive 636363; lollipop 00d26a; long-drum e19747; lotion-bottle fbb8ab;
lotus 008463; love-letter e1d8ec; luggage 00a6ed; magic-wand f9c23c; magnet f8312f;
magnifying-glass-tilted-left 00a6ed; man-artist-light e6e6e6; man-bald-light ffd7c2;
man-beard-dark 573739;
man-beard-light ffd7c2; man-beard-medium c68d7b; man-beard-medium-dark 966661;
man-beard-medium-light eebfaa; man-blonde-hair-light ffd7c2; man-cook-light f4f4f4;
man-curly-hair-dark 573739; man-curly-hair-medium c68d7b; man-dark 573739; man-farmer-medium c68d7b;
man-light ffd7c2; man-medium c68d7b; man-medium-dark 966661; man-red-hair-light ffd7c2;
man-red-hair-medium-light eebfaa; man-running ffc83d; man-technologist-light a999be;
man-wearing-turban-dark 573739; man-white-hair-medium-light eebfaa; mans-shoe a56953;
maple-leaf f8312f; meat-on-bone 6d4534; melon bfcc82; microphone 9b9b9b; microscope bebebe;
milky-way 0074ba; minibus d3d3d3; mirror f9c23c; mount-fuji 321b41; mountain 8c5543; mouse cdc4d6;
musical-keyboard f4f4f4; musical-note 402a32; musical-notes 402a32; necktie 5092ff;
nest-with-eggs f3ad61; nesting-dolls ca0b4a; newspaper f3eef8; night-with-stars 433b6b;
notebook 533566; notebook-with-decorative-cover 533566; nut-and-bolt cdc4d6; octopus ff8257;
oil-drum 00a6ed; old-man-light ffd7c2; old-man-medium-light eebfaa; old-woman-light ffd7c2;
old-woman-medium c68d7b; old-woman-medium-light eebfaa; olive 44911b; one-piece-swimsuit f70a8d;
onion f3ad61;
open-book f3eef8; owl 6d4534; oyster 6d4534; package fac87c; page-with-curl f3eef8;
paintbrush f92f60; palm-tree 44911b; pancakes d3883e; paperclip bebebe; parrot f70a8d;
party-popper 00a6ed; passenger-ship cdc4d6; paw-prints 321b41; pea-pod 5ab557; peach ff822d;
pear c3ef3c; pen 0074ba; pencil ff822d; person-biking fdc63d; person-blonde-hair-light ffd7c2;
person-in-lotus-position ffc83d; person-medium-light eebfaa; person-red-hair-light ffd7c2;
person-running ffc83d; person-swimming 0084ce; piata ff6dc6; pie f3c07b; pineapple f3ad61;
placard cdc4d6; poodle d3d3d3; postbox f92f60; pot-of-food ff6723; potato f3ad61;
potted-plant 86d72f; poultry-leg d3883e; pretzel ffb02e; pushpin f8312f; puzzle-piece c3ef3c;
rabbit ffffff; rabbit-face cdc4d6; railway-car fcd53f; rainbow f8312f; red-apple f8312f;
red-paper-lantern ff822d; rescue-workers-helmet f8312f; ribbon f8312f; rice-cracker f3ad61;
ring b4acbc; ring-buoy f92f60; ringed-planet ff944c; robot cdc4d6; rock 9b9b9b; rocket f4f4f4;
rose f8312f; running-shirt 44911b; running-shoe 9b9b9b; safety-pin b4acbc; safety-vest ff6723;
sailboat 00a6ed; sake cdc4d6; salt aeddff; sandwich feefc2; satellite 635994;
satellite-antenna d3d3d3; sauropod 00d26a; scarf f8312f; scissors f8312f; screwdriver f70a8d;
scroll ffdea7; seal 9b9b9b; seedling 86d72f; sewing-needle 9b9b9b; shallow-pan-of-food 635994;
shamrock 86d72f; sheaf-of-rice 44911b; ship cdc4d6; shooting-star 533566; shopping-bags 00a6ed;
shortcake e19747; shorts 6afcac; shower bebebe; shrimp f8312f; skis ff6723; sled f3c07b;
snail f3ad61; snowflake 00a6ed; snowman ffffff; soap ff6dc6; socks f9c23c; spaghetti d3d3d3;
sparkles f9c23c; spiral-calendar f3eef8; spiral-shell d3d3d3; sponge f9c23c; spoon 9b9b9b;
sports-medal ffb02e; spouting-whale 00a6ed; star fcd53f; station d3d3d3; steaming-bowl f8312f;
stopwatch ffffff; straight-ruler bebebe; strawberry f8312f; studio-microphone b4acbc;
stuffed-flatbread f3c07b; sun fcd53f; sun-behind-cloud f3eef8; sunflower fcd53f; sunglasses 321b41;
sunrise ff5e59; sunset 635994; swan ffffff; t-shirt 86d72f; tangerine ff822d;
teacup-without-handle a7a8b7; teapot f8312f; teddy-bear e19747; telescope bebebe; tent 86d72f;
test-tube c3ef3c; thong-sandal 5092ff; thread f3ad61; ticket f9c23c; tomato f8312f; toolbox f8312f;
toothbrush f8312f; train 9b9b9b; tram d3d3d3; triangular-ruler bebebe; tropical-drink ff6723;
tropical-fish 00a6ed; tulip ff6dc6; tumbler-glass aeddff; turtle 008463; umbrella 8d65c5;
umbrella-on-ground f9c23c; umbrella-with-rain-drops 8d65c5; videocassette 635994; waffle f3c07b;
waning-crescent-moon 8d65c5; wastebasket bebebe; water-wave 00a6ed; watermelon f8312f;
waxing-gibbous-moon fcd53f; wheel a56953; white-flower ffffff; wind-face 00a6ed; window d3d3d3;
wine-glass aeddff; woman-artist-light e6e6e6; woman-artist-medium-light e6e6e6;
woman-bald-dark 573739; woman-bald-light ffd7c2; woman-biking fdc63d;
woman-blonde-hair-light fff9ba;
woman-cook-light f4f4f4; woman-cook-medium f4f4f4; woman-curly-hair-dark 573739;
woman-curly-hair-light ffd7c2;
woman-curly-hair-medium c68d7b; woman-curly-hair-medium-dark 966661;
woman-farmer-medium-dark 966661; woman-farmer-medium-light eebfaa; woman-light 212121;
woman-medium 593b39; woman-medium-dark 2d242d; woman-medium-light fff9ba;
woman-red-hair-light e96a3c; woman-red-hair-medium e96a3c; woman-running ffc83d;
woman-singer-medium 8b62bf; woman-technologist-light a999be; woman-technologist-medium a999be;
woman-white-hair-light f3eef8;
woman-white-hair-medium-light f3eef8; woman-with-headscarf-dark 8d65c5;
woman-with-headscarf-medium 8d65c5; woman-with-headscarf-medium-light 8d65c5; womans-boot ca0b4a;
womans-clothes ff6dc6; womans-hat f3ad61; wood 6d4534; world-map 0074ba; wrapped-gift fcd53f;
wrench b4acbc; yarn 00a6ed; yo-yo 8d65c5
`

const tints: ReadonlyMap<string, string> = new Map(
  measured.split(';').map((entry) => {
    const [name = '', hex = '808080'] = entry.trim().split(' ')
    return [name, `#${hex}`] as const
  }),
)

/** Returns the most common color of a subject; gray for an unmeasured one. */
export const tintOf = (name: string): string => tints.get(name) ?? '#808080'
