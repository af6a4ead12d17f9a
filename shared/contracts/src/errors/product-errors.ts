import { kind } from './error-kind.ts'

/** The errors of merchants' catalogues, and of products that are saved for later. */
export const productErrors = {
  'catalog-unreadable': kind(
    400,
    "We can't read products from this file. Choose a CSV, TSV or XML file in the format of product feeds.",
  ),
  'catalog-address-unfit': kind(
    400,
    'Enter the address of a file, such as https://example.com/products.csv.',
  ),
  'catalogs-many': kind(
    409,
    'You can have up to {max} sources of products. Delete one to add another.',
  ),
  'catalog-running': kind(
    409,
    'These products are being read. Wait until that ends, or cancel it.',
  ),
  'website-not-claimed': kind(400, 'Claim {domain} in your settings first, then add its products.'),
  'catalog-mostly-gone': kind(
    409,
    'More than half of your products are missing, so we kept them all. If they are really gone, read the products again.',
  ),
  'catalog-faulty': kind(
    400,
    'Too many rows have errors, so we stopped reading. Fix the rows in the report, then try again.',
  ),
  'catalog-long': kind(
    400,
    'There are more products than one source can have. Split them into several sources.',
  ),
  'catalog-cut-off': kind(
    400,
    'This file ends in the middle, so we left your products as they were. Export it again, then try again.',
  ),
  'product-missing': kind(404, "This Pin doesn't show a product."),
  'kept-products-many': kind(
    409,
    'You can save up to {max} products for later. Remove one to add another.',
  ),
  'product-not-kept': kind(409, 'Save this product for later first.'),
} as const
