import type { AdGender, AgeBucket, Targeting } from '@tessera/contracts/ads/targeting'
import type { Topic } from '@tessera/contracts/topics'

/** The people that a form chooses for an ad. */
export interface ChosenPeople {
  countries: string[]
  /** True when the service finds people who like the pin. */
  isAutomatic: boolean
  ages: AgeBucket[]
  genders: AdGender[]
  interests: Topic[]
}

/** Returns the targeting of chosen people, without the parts that are not chosen. */
export const targetingOf = (people: ChosenPeople): Targeting => ({
  ...(people.countries.length > 0 ? { LOCATION: people.countries.join('+') } : {}),
  ...(people.isAutomatic || people.ages.length === 0 ? {} : { AGE_BUCKET: people.ages }),
  ...(people.isAutomatic || people.genders.length === 0 ? {} : { GENDER: people.genders }),
  ...(people.isAutomatic || people.interests.length === 0 ? {} : { INTEREST: people.interests }),
})
