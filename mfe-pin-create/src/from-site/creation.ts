import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { PageProduct } from '@tessera/contracts/calls/outside-pages'
import type { createPin, savePin } from '@tessera/contracts/calls/pins'
import { limits } from '@tessera/contracts/limits'
import { boardOption } from '@tessera/pins/quick-board'
import type { SiteQuery } from '../pictures/other-sites/site-query.ts'
import type { ChosenPlace, Subject } from './flow.ts'

/** The texts of a new pin. */
export interface PinTexts {
  readonly title: string
  readonly description: string
}

interface PinToCreate {
  readonly site: SiteQuery
  readonly texts: PinTexts
  readonly product: PageProduct | null
  readonly place: ChosenPlace
  /** The ad account that is saved for. */
  readonly advertiser: { readonly advertiser_id?: string }
}

/** The call that saves: one that creates a pin, or one that saves a pin that exists. */
export type Creation =
  | { readonly kind: 'create'; readonly input: InputOf<typeof createPin> }
  | { readonly kind: 'repin'; readonly input: InputOf<typeof savePin> }

/** Returns what a new pin keeps of the page's product. */
function productOf({
  price,
  brand,
  availability,
}: PageProduct): InputOf<typeof createPin>['product'] {
  const isKept = price !== null && price.amount >= 0 && price.amount <= limits.productPriceMax
  return {
    price: isKept ? price : null,
    brand: brand?.slice(0, limits.productBrandMax) ?? null,
    availability,
  }
}

/** Returns the call that saves an image or a pin to a place, with all that the other site brought. */
export function creationOf(subject: Subject, given: PinToCreate): Creation {
  const { site, texts, product, place, advertiser } = given
  const { method, guid, color, page } = site
  const shared = {
    ...boardOption(place.board),
    ...(place.section === null ? {} : { section: place.section.id }),
    method,
    ...(guid === undefined ? {} : { guid }),
    ...(color === undefined ? {} : { color }),
    ...advertiser,
  }
  if (subject.kind === 'pin') return { kind: 'repin', input: { ...shared, pin_id: subject.pinId } }
  return {
    kind: 'create',
    input: {
      ...shared,
      media_upload_id: subject.mediaId,
      title: texts.title.trim(),
      description: texts.description.trim(),
      ...(page === undefined ? {} : { link: page }),
      ...(product === null ? {} : { product: productOf(product) }),
    },
  }
}
