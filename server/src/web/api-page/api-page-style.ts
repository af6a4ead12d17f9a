/** Styles of the API page: plain, in the reader's color scheme, without scripts. */
export const apiPageStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:66rem;padding:32px 20px 96px;background:Canvas;color:CanvasText}
h1{font-size:2.2rem;letter-spacing:-.02em;margin:0 0 8px}h2{font-size:1.25rem;margin:40px 0 8px}
header p{max-width:44rem;opacity:.8;margin:0 0 20px}
nav{display:flex;flex-wrap:wrap;gap:8px}nav a{padding:9px 14px;border-radius:12px;background:color-mix(in srgb,CanvasText 7%,Canvas);color:inherit;text-decoration:none;font-weight:600}
nav small{opacity:.55;font-weight:400}a:focus-visible,summary:focus-visible{outline:3px solid Highlight;outline-offset:2px}
details{border-top:1px solid color-mix(in srgb,CanvasText 14%,Canvas)}summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:11px 4px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}summary span{opacity:.7}summary b{min-width:3.6rem;font-size:.8rem;letter-spacing:.04em}
b.get{color:color-mix(in srgb,#1d7a5a 80%,CanvasText)}b.post,b.put{color:color-mix(in srgb,#b0521c 80%,CanvasText)}b.delete{color:color-mix(in srgb,#b3261e 80%,CanvasText)}
code,pre{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
pre{margin:0;padding:12px 14px;border-radius:12px;background:color-mix(in srgb,CanvasText 5%,Canvas);overflow:auto;max-height:26rem}
dl{display:grid;grid-template-columns:5rem minmax(0,1fr);gap:10px 14px;margin:0 0 20px;padding:4px}dt{opacity:.6}dd{margin:0}
table{border-collapse:collapse;width:100%;font-size:.92rem}th{text-align:left;font-weight:600}th,td{padding:5px 10px 5px 0;vertical-align:top}
@media(max-width:600px){dl{grid-template-columns:1fr;gap:2px}dd{margin-bottom:10px}thead{display:none}tr{display:grid;padding:6px 0}}`
