/**
 * Words that have a vulgar or hateful word inside of them, folded. Terms that are looked for in parts of words
 * are not found in these. Further ones are terms of the list that allow.
 */
const listed = `
  scunthorpe penistone clitheroe lightwater essex sussex middlesex wessex cockermouth arsenal twatt cockburn
  dickens dickinson dickies hancock babcock hitchcock titicaca hellman hellmann shitake shiitake libshitz lipshitz
  assassin assassination assemble assembly assembled assert asserts assertion assertive assess assessed assessment
  asset assets assign assigned assignment assimilate assist assistant associate association assorted assortment
  assume assumed assumption assurance assure assured assyrian bass bassinet bassist bassoon brass canvass carcass
  class classes classic classical classics classy cassette cassava chassis compass crass cuirass cutlass embarrass
  embarrassed embarrassing embassy encompass eyeglass glass glasses gasses grass grassland harass hourglass impasse
  jurassic lass lasso mass massage masses massive morass molasses overpass pass passage passed passenger passing
  passion passionate passive passport password potassium quintessence reassure sass sassafras sassy stainless
  surpass tassel tassels trespass underpass wineglass
  cocktail cocktails cockatoo cockerel cockpit cockroach cockle cockscomb peacock peacocks shuttlecock stopcock
  weathercock woodcock gamecock haycock
  accumulate circumference circumstance circumvent cucumber cucumbers cumbersome cumin cumulative cumulus document
  documents documentary encumber incumbent scum succumb tecumseh
  analog analogue analogy analysis analyst analytic analytical analyze canal canals banal final penalty
  arsenic arson coarse hoarse parse parsed parser sparse rehearse larsen
  therapist therapists therapy grape grapes drape drapery draped scrape scraper scrapes skyscraper trapeze
  rapeseed rapid rapidly raphael
  title titles titled titan titanic titanium tithe petite petition appetite appetizer competition constitution
  institute institution partition repetition practition altitude attitude latitude gratitude multitude aptitude
  entity identity quantity stitch stitches stitching stitched
  unisex sextant sextet sexton sexagenarian asexual bisexual homosexual heterosexual transsexual sexologist
  specialist specialists special spicy spice spices auspicious suspicious conspicuous despicable
  socialist socialism
  shell shells seashell seashells hello michelle rochelle dwell dwelling hellebore helicopter helloween othello
  shoe shoes shoebox horseshoe phoenix canoe tiptoe
  japan japanese japandi jape
  ashkenazi
  poopdeck swank twank
  fagott fagotto
  snigger niggle niggardly night knight knights
  uranus manuscript january janus
  pussycat pussywillow octopussy
  ballspiel barsch marsch marschmusik harsch arschin
  schurke uhuren figuren naturen kulturen strukturen
  minuten hutten schutten
  analyse analysen kanal banal fanal
  sextett klasse klassen klassisch kasse kassette masse massen massiv passen passend gasse gassen strasse tasse
  tassen rasse wasser fassen lassen hassen nasse
  titel untertitel appetit identitat partitur institut
  dokument dokumente 
  rapunzel raps grappe drapieren therapie
`

const innocent = new Set(listed.split(/\s+/).filter((word) => word !== ''))

/** True for such a word, also in the plural. */
export const isInnocent = (word: string): boolean =>
  innocent.has(word) || (word.endsWith('s') && innocent.has(word.slice(0, -1)))
