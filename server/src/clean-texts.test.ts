import { allCalls } from '@tessera/contracts/calls/all'
import { CampaignEdit } from '@tessera/contracts/calls/campaign-edits'
import { expect, test } from 'vitest'
import * as z from 'zod'

/** Ends of paths of texts that programs write and compare. No screen shows them as somebody's words. */
const machineWords = [
  'access_token|action|additionalProperties|advisory|aux_data|birthday_source_site|bookmark',
  'bookmark_string|captions.text|client_tracking_params|code|csv|detail|domain|entity_id',
  'facebook_token|fields|fields.product_group_id|filters|google_open_id_token|guid|id',
  'image_base64|image_url|iss|kept_at|link|new_password|password|price.currency|propertyNames',
  'publish_at|q|recaptchaV2Token|referrer|rs|run_id|served|set|slug|source|sso_auth_code|term',
  'third_party_ad|time_zone|token|undo_token|url|username|visited_pages_before_login.items',
  // Texts that a person saw before an edit, to compare with those that are there now.
  'was.description|was.name|domains.anyOf.1.items',
  // The descriptor of a build of one's own, which runs in one's own browser.
  'descriptor.nav.items.label|descriptor.handles.items|descriptor.pages.items.title',
  'descriptor.experiments.items.default',
  // The address of a shell from source, and the stacks of an error, of which files and lines are kept.
  'shell.base|reports.items.stack|reports.items.components',
]

const isOfMachines = new RegExp(`[ .](${machineWords.join('|').replaceAll('.', '\\.')})$`)

/** Lists the texts of an input that are neither cleaned nor held to a form. */
function bareTexts(input: z.core.$ZodType): readonly string[] {
  const texts = new Map<string, boolean>()
  z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema: { _zod }, path }) => {
      if (_zod.def.type !== 'string') return
      const name = path.filter((part) => part !== 'properties').join('.')
      const kinds = (_zod.def.checks ?? []).map((check) => check._zod.def.check)
      const isHeld = kinds.some((kind) => kind === 'overwrite' || kind === 'string_format')
      // A text with checks comes twice: also as it was before them.
      texts.set(name, isHeld || texts.get(name) === true)
    },
  })
  return [...texts].flatMap(([name, isHeld]) => (isHeld ? [] : [name]))
}

test('a text of an input that people read is cleaned, wherever it stands', () => {
  const bare = allCalls.flatMap(({ name, input }) =>
    bareTexts(input).map((path) => `${name} ${path}`),
  )
  expect(bare.filter((each) => !isOfMachines.test(each))).toEqual([])
})

test('a name deep in an input loses what clears a terminal or turns the text around it', () => {
  const name = '\u202eLamps\u001b[2J\u009b\n8  approved\u2069'
  const read = z.safeParse(CampaignEdit, {
    fields: { name },
    ad_groups: [{ fields: { name }, ads: [] }],
  })
  const plain = { fields: { name: 'Lamps[2J 8  approved' } }
  expect(read.data).toMatchObject({ ...plain, ad_groups: [plain] })
})
