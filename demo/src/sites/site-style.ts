/** Writes the style of a demo site around its accent. */
export const siteStyle = (accent: string): string => `
:root{color-scheme:light dark;--accent:${accent};--ground:#fbf8f3;--ink:#26221e;--soft:#6b645b;--line:#e3dcd0}
@media (prefers-color-scheme:dark){:root{--accent:color-mix(in oklab,${accent} 55%,#fff);--ground:#191714;--ink:#efe9df;--soft:#a79f93;--line:#36322c}}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--ink);font:1.0625rem/1.55 ui-serif,Georgia,serif}
header,main,footer{max-width:66rem;margin:0 auto;padding:0 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;padding-block:1.5rem;border-bottom:1px solid var(--line)}
header a{color:var(--accent);font-size:1.5rem;font-weight:700;letter-spacing:-.01em;text-decoration:none}
header p,footer p{color:var(--soft);font-size:.9375rem}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:4px}
article{display:grid;gap:1.5rem;padding-block:2rem}
article>img{width:100%;height:auto;border-radius:6px;background:var(--line)}
h1{font-size:clamp(1.75rem,4vw,2.5rem);line-height:1.15;letter-spacing:-.015em;text-wrap:balance}
h2{font-size:1.25rem}
.price{margin-top:1rem;font-size:1.5rem;font-weight:700}
.price s{color:var(--soft);font-size:1.125rem;font-weight:400}
.stock{color:var(--accent)}
dl{display:flex;gap:.5rem;margin-top:.5rem;color:var(--soft)}
dd{margin:0}
.about{margin-top:1rem;max-width:34rem}
section{padding-block:2rem;border-top:1px solid var(--line)}
main>section:first-child{border:0}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,42vw),1fr));gap:1.5rem 1rem;padding:0;margin-top:1.25rem;list-style:none}
li a{display:grid;gap:.375rem;color:inherit;text-decoration:none}
li a:hover strong{text-decoration:underline}
li img{width:100%;height:auto;aspect-ratio:4/5;object-fit:cover;border-radius:6px;background:var(--line)}
li strong{font-weight:600;line-height:1.3}
li span{color:var(--soft)}
footer{padding-block:2rem;border-top:1px solid var(--line)}
@media (min-width:48rem){article{grid-template-columns:minmax(0,26rem) minmax(0,1fr);gap:3rem;padding-block:3rem}article>div{align-self:center}}
`
