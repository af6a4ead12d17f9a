import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the carousel's form. */
export const words = defineMessages({
  carousel: 'Carousel',
  about: 'Add up to {max} more images to swipe through, each with its own title and link.',
  add: 'Add image',
  uploading: 'Uploading…',
  image: 'Image {number}',
  title: 'Title of image {number}',
  link: 'Link of image {number}',
  altText: 'Alt text of image {number}',
  edit: 'Edit image {number}',
  moved: 'Image {number} of {count}',
  linkBad: 'Enter the address of a web page, such as example.com/idea.',
  linksBad: 'Check the links of your carousel.',
  earlier: 'Move image {number} up',
  later: 'Move image {number} down',
  remove: 'Remove image {number}',
})
