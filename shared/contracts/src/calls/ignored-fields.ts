import type { z } from '@tessera/contracts/schema'
import { createBoard, getBoard, pickerBoards } from './boards.ts'
import type { Call } from './define-call.ts'
import { checkOffsite } from './offsite.ts'
import { createPin, savePin } from './pins.ts'
import { register } from './registration.ts'
import { createScheduledPin } from './scheduled-pins.ts'
import { searchPins } from './search.ts'
import {
  boardSections,
  createSection,
  getSection,
  sectionAtAddress,
  sectionsToSaveTo,
} from './sections.ts'
import { logIn } from './session.ts'

type Schema = z.core.$ZodType

/** Returns the names of an input's fields; for a union, those of every member. */
type FieldOf<Input> = Input extends unknown ? keyof Input & string : never

/** Declares the fields that a call accepts and ignores, each with the reason. */
function ignores<Input extends Schema, Output extends Schema>(
  call: Call<Input, Output>,
  fields: { readonly [Name in FieldOf<z.input<Input>>]?: string },
): readonly [call: string, fields: Readonly<Record<string, string>>] {
  return [call.name, Object.fromEntries(Object.entries<string | undefined>(fields).flatMap(said))]
}

const said = ([name, reason]: readonly [string, string | undefined]) =>
  reason === undefined ? [] : [[name, `Taken and ignored, because ${reason}.`] as const]

const ofPins = {
  guid: 'the product keeps no record of visits to other sites',
  color: 'the color that stands for a picture is measured from the picture',
  is_removable: 'whoever saved a Pin can always remove it',
  share_facebook: 'the product posts to no other network; a secret board refuses it',
  share_twitter: 'the product posts to no other network; a secret board refuses it',
} as const

const fieldSets = { field_set_key: 'every set of fields has the same answer' } as const

const origins = 'searches are not traced to where they began'

/**
 * The fields that calls accept and ignore, by call and field: the specification has them, but the product
 * has no use for them. They are not in the calls' files, which browsers load.
 */
export const ignoredFields: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ignores(createPin, ofPins),
  ignores(createScheduledPin, ofPins),
  ignores(savePin, {
    ...ofPins,
    shuffle_asset: 'a saved Pin keeps the shuffle of its idea',
    title: 'a saved Pin keeps the title of its creator',
    link: 'a saved Pin keeps the link of its creator',
    image_url: 'a saved Pin keeps its picture',
  }),
  ignores(searchPins, {
    rs: origins,
    source_id: origins,
    source_module_id: origins,
    source_url: origins,
    query_pin_sigs: 'pictures have no signatures to search by',
  }),
  ignores(createBoard, { aux_data: 'a board does not keep where it was made' }),
  ignores(createSection, { name_source: 'a section does not keep where its name came from' }),
  ignores(getBoard, fieldSets),
  ignores(boardSections, fieldSets),
  ignores(getSection, fieldSets),
  ignores(sectionAtAddress, fieldSets),
  ignores(sectionsToSaveTo, fieldSets),
  ignores(pickerBoards, { media_upload_id: 'boards are suggested by the Pins on them' }),
  ignores(checkOffsite, {
    third_party_ad: 'the product shows no ads of third parties',
    aux_data: 'clicks are counted by Pin alone',
  }),
  ignores(register, {
    image_url: 'people choose their portrait themselves',
    facebook_id: 'Facebook signs nobody new up',
    facebook_token: 'Facebook signs nobody new up',
  }),
  ignores(logIn, {
    facebook_autologin: 'a session lasts as long however it began',
    autologin: 'a session lasts as long however it began',
    switch_account:
      'a log-in leaves the other accounts of the browser logged in, with or without it',
    get_user: 'the account is always in the answer',
  }),
])
