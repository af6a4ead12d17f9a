import { homeForm } from '@tessera/contracts/measure-values'

/** The place of the form's parts while it loads, as the page draws it. */
const waiting = [
  ['32px/40px', '40px'],
  ['88px/220px', '28px'],
  ['124px/160px', '16px'],
  ...['180px', '264px', '348px', '408px'].map((top) => [`${top}/268px`, '48px']),
].map(([place, height]) => `linear-gradient(var(--block) 0 0) 50% ${place} ${height}`)

/** The styles of home's first screen. Pictures of a visitor's home drift from where they start here. */
export const style = `.shopping-hero{padding-block:var(--s5) var(--s2)}
.shopping-hero>h1{font:var(--t-hero);letter-spacing:-.015em}
.shopping-hero>p{margin-block-start:var(--s2);color:var(--ink-2)}
.shopping-topics{display:flex;gap:var(--s2);margin-inline-start:calc(-1*var(--gutter));padding:var(--s2) var(--gutter) var(--s4);overflow-x:auto;scrollbar-width:none;mask-image:linear-gradient(90deg,transparent,#000 24px calc(100% - 24px),transparent)}
.shopping-form[data-height="${homeForm[0]}"]{background:${waiting.join(',')},var(--raised);background-repeat:no-repeat;--block:var(--sunken-hover)}
@media(max-width:599px){.shopping-hero{padding:var(--s2) var(--s2) var(--s3);text-align:center}.shopping-hero>h1{font:var(--t-head)}.shopping-hero>p,.shopping-topics{display:none}}
@media(prefers-reduced-motion:no-preference){.shopping-home>.d-tiles img{transform:scale(1.06) translate(-1%)}
.shopping-home>.d-tiles li:nth-child(3n+1) img{transform:scale(1.06) translateY(.55%)}
.shopping-home>.d-tiles li:nth-child(3n+2) img{transform:scale(1.055)}}`
