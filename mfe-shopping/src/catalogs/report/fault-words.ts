import { defineMessages } from '@tessera/contracts/messages'

/** Describes each kind of fault of a row. */
export const wrong = defineMessages({
  'column-missing': 'Column missing',
  'value-missing': 'Value missing',
  'too-long': 'Value too long',
  twice: 'Product listed twice',
  'link-unfit': 'Link not readable, or not safe',
  'link-elsewhere': 'Link to another website',
  'picture-unfit': 'Picture address not readable',
  'price-unfit': 'Price not readable',
  'currency-unknown': 'Currency missing or unknown',
  'sale-above-price': 'Sale price above the price',
  'availability-unknown': 'Availability unknown',
  'cells-wrong': 'Wrong number of cells',
  'letters-unreadable': 'Letters not readable',
  'xml-unfit': 'XML not readable',
  'row-too-long': 'Row too long',
  'picture-unfetched': "Picture couldn't be loaded",
  'page-unfetched': "Page couldn't be loaded",
  'page-gone': 'Page no longer there',
  'pages-many': 'More pages than can be read',
})

/** The fix for a picture, by the code of its error. */
export const pictureFixes = defineMessages({
  'image-too-small': 'The picture is too small. Use one of at least 120 by 120.',
  'image-too-large': 'The picture is too large. Use one of at most 50 MB.',
  'outside-too-large': 'The picture is too large. Use one of at most 50 MB.',
  'image-unreadable':
    "The file isn't a picture that we can read. Use a JPEG, PNG, WebP, GIF or AVIF.",
  'image-type-refused':
    "The file isn't a picture that we can read. Use a JPEG, PNG, WebP, GIF or AVIF.",
  'boards-full': 'There is no room for another board. Delete one, then read the source again.',
})

/** The fix for a row, by the kind of its fault. */
export const fixes = defineMessages({
  'column-missing': 'Add this column to the first line of the file.',
  'value-missing': 'Fill in this column for the product.',
  'too-long': 'Shorten the value.',
  twice: 'Give each product an id of its own, or delete one of the rows.',
  'link-unfit':
    'Enter the full address of the product, such as https://example.com/lamp. Sites that are known to be unsafe are refused.',
  'link-elsewhere': 'Link to a page on your own website.',
  'picture-unfit': 'Enter the full address of a picture, such as https://example.com/lamp.jpg.',
  'price-unfit': 'Write a number and a currency, such as 19.99 EUR.',
  'currency-unknown':
    'Add a currency code to the price, such as EUR, or choose a currency for this source.',
  'sale-above-price': 'Lower the sale price, or leave it empty.',
  'availability-unknown': 'Use in_stock, out_of_stock, preorder or backorder.',
  'cells-wrong':
    'Give the row as many cells as the first line, and put quotes around values with commas.',
  'letters-unreadable': 'Save the file as UTF-8.',
  'xml-unfit': 'Close every tag, and write & as &amp;.',
  'row-too-long': 'Look for a quote that is never closed, or shorten the description.',
  'picture-unfetched':
    'Check that the address shows a JPEG, PNG, WebP, GIF or AVIF without a log-in, then read the source again.',
  'page-unfetched':
    'Its products stay as they are. Check that the page opens without a log-in, then read the source again.',
  'page-gone': 'Its products are retired. Take the page out of your sitemap, or put it back.',
  'pages-many':
    'Take pages without products out of your sitemap. Products on pages that were not read stay as they are.',
})
