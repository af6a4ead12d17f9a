import { balconies } from './balconies.ts'
import { bikes } from './bikes.ts'
import { birthdays } from './birthdays.ts'
import { bouquets } from './bouquets.ts'
import { breakfasts } from './breakfasts.ts'
import { camping } from './camping.ts'
import { ceramics } from './ceramics.ts'
import { desks } from './desks.ts'
import { drinks } from './drinks.ts'
import { filmPhotos } from './film-photos.ts'
import { herbs } from './herbs.ts'
import { houseplants } from './houseplants.ts'
import { kidsCrafts } from './kids-crafts.ts'
import { type Kit, readKit } from './kit.ts'
import { knitting } from './knitting.ts'
import { letters } from './letters.ts'
import { mending } from './mending.ts'
import { nightSky } from './night-sky.ts'
import { pasta } from './pasta.ts'
import { pets } from './pets.ts'
import { picnics } from './picnics.ts'
import { prints } from './prints.ts'
import { running } from './running.ts'
import { slowTravel } from './slow-travel.ts'
import { smallKitchens } from './small-kitchens.ts'
import { soups } from './soups.ts'
import { sourdough } from './sourdough.ts'
import { streetStyle } from './street-style.ts'
import { swimming } from './swimming.ts'
import { tinyHomes } from './tiny-homes.ts'
import { woodwork } from './woodwork.ts'

/** All themes of the demo world. */
export const kits: readonly Kit[] = [
  balconies,
  bikes,
  birthdays,
  bouquets,
  breakfasts,
  camping,
  ceramics,
  desks,
  drinks,
  filmPhotos,
  herbs,
  houseplants,
  kidsCrafts,
  knitting,
  letters,
  mending,
  nightSky,
  pasta,
  pets,
  picnics,
  prints,
  running,
  slowTravel,
  smallKitchens,
  soups,
  sourdough,
  streetStyle,
  swimming,
  tinyHomes,
  woodwork,
].map(readKit)
