import { DOMParser } from '@xmldom/xmldom'
import { load } from 'exifreader'

/** The only fields that are parsed: neither the place nor the camera of a picture is. */
const includeTags = {
  exif: ['ImageDescription'],
  iptc: ['Object Name', 'Headline', 'Caption/Abstract'],
  xmp: ['title', 'description', 'AltTextAccessibility'],
  png: ['Title', 'Description'],
}

// The page's policy keeps the browser's own parser from markup, which it would run.
const domParser = new DOMParser({
  onError: (level, message) => {
    if (level !== 'warning') throw new Error(message)
  },
})

/** Parses the words that a file's metadata has. A chunk of its own loads the parsers with it. */
export const parseMetadata = (part: ArrayBuffer): unknown =>
  load(part, { expanded: true, includeTags, domParser })
