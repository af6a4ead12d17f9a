/** The sensitive terms of the demo world, in the import format. */
export const demoTermList = `
# term\tmatch\tseverity\ttype\tdetails\tcountry
kill myself\tcontains\tabusive\tself-harm\tSuicide
how to self harm\tcontains\tabusive\tself-harm\tSelf-harm
suicide methods\tcontains\tabusive\tself-harm\tSuicide
suicide\tcontains\tsensitive\tself-harm\tSuicide
suicidal\tcontains\tsensitive\tself-harm\tSuicide
selbstmord\tcontains\tsensitive\tself-harm\tSuicide
self harm\tcontains\tsensitive\tself-harm\tSelf-harm
selfharm\tcontains\tsensitive\tself-harm\tSelf-harm
ritzen\texact\tsensitive\tself-harm\tSelf-harm\tDE
cutting myself\tcontains\tsensitive\tself-harm\tSelf-harm
thinspo\tcontains\tabusive\teating-disorder\tPromotion of eating disorders
thinspiration\tcontains\tabusive\teating-disorder\tPromotion of eating disorders
pro ana\tcontains\tabusive\teating-disorder\tPromotion of eating disorders
proana\tcontains\tabusive\teating-disorder\tPromotion of eating disorders
anorexia\tcontains\tsensitive\teating-disorder\tEating disorders
bulimia\tcontains\tsensitive\teating-disorder\tEating disorders
how to starve\tcontains\tsensitive\teating-disorder\tEating disorders
vaccines cause autism\tcontains\tabusive\tvaccine-misinformation\tHealth misinformation
vaccine\tcontains\tsensitive\tvaccine-misinformation\tVaccines
vaccines\tcontains\tsensitive\tvaccine-misinformation\tVaccines
impfung\tcontains\tsensitive\tvaccine-misinformation\tVaccines
buy cocaine\tcontains\tabusive\tdrugs\tSale of drugs
buy heroin\tcontains\tabusive\tdrugs\tSale of drugs
cocaine\tcontains\tsensitive\tdrugs\tDrugs
heroin\tcontains\tsensitive\tdrugs\tDrugs
fentanyl\tcontains\tsensitive\tdrugs\tDrugs
crystal meth\tcontains\tsensitive\tdrugs\tDrugs
cannabis\tcontains\tbrand-unsafe\tdrugs-mention\tMention of drugs
buy guns\tcontains\tabusive\tweapon-sales\tSale of weapons
guns for sale\tcontains\tabusive\tweapon-sales\tSale of weapons
ghost gun\tcontains\tabusive\tweapon-sales\tUntraceable weapons
gun\texact\tsensitive\tweapon-sales\tWeapons
true crime\tcontains\tbrand-unsafe\tcrime\tCrime
zombie\tcontains\tbrand-unsafe\thorror\tHorror
`
