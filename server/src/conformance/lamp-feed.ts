const columns = [
  'id',
  'title',
  'link',
  'image_link',
  'price',
  'availability',
  'item_group_id',
  'size',
]

/** Returns a row of a feed: what is left out is that of a lamp. */
export const lamp = (id: string, over: Readonly<Record<string, string>> = {}) => ({
  id,
  title: `Lamp ${id}`,
  link: `https://shop.example/${id}`,
  image_link: 'https://shop.example/one.jpg',
  price: '20.00 USD',
  availability: 'in stock',
  item_group_id: '',
  size: '',
  ...over,
})

/** Returns the rows of lamps with these numbers. */
export const lamps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => lamp(`L${from + at}`))

/** Writes a feed of rows. */
export const csv = (...rows: readonly Readonly<Record<string, string>>[]) =>
  new TextEncoder().encode(
    [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
      .map((cells) => `${cells.join(',')}\n`)
      .join(''),
  )
