/**
 * Names under which anybody can register a domain: country second levels, and hosts that give each
 * customer a name. Top-level domains need no entry. The list isn't complete: under a missing name,
 * all customers count as one domain.
 */
const listed = `
  ac.at co.at gv.at or.at
  asn.au com.au edu.au gov.au id.au net.au org.au
  com.ar com.bd com.bo art.br blog.br com.br eco.br net.br org.br com.by com.cn net.cn org.cn
  com.co com.cy com.do com.ec com.eg com.es nom.es org.es com.gh com.gr com.gt com.hk com.hr
  co.hu co.id or.id web.id co.il org.il co.in firm.in gen.in ind.in net.in org.in
  ac.jp co.jp go.jp ne.jp or.jp co.ke or.ke co.kr ne.kr or.kr re.kr com.kw com.lb com.lk com.lv
  co.ma com.mm com.mo com.mt com.mx org.mx com.my net.my org.my co.mz com.na com.ng com.ni com.np
  co.nz geek.nz net.nz org.nz com.om com.pa com.pe com.ph com.pk com.pl net.pl org.pl waw.pl
  com.pr com.pt com.py com.qa com.ro com.ru msk.ru spb.ru com.sa com.sg edu.sg co.sz co.th in.th or.th
  com.tn com.tr gen.tr org.tr web.tr com.tw idv.tw org.tw co.tz com.ua in.ua kiev.ua co.ug
  ac.uk co.uk gov.uk ltd.uk me.uk net.uk nhs.uk org.uk plc.uk sch.uk
  com.uy co.uz co.ve com.ve com.vn net.vn co.za net.za org.za web.za co.zm co.zw
  br.com cn.com de.com eu.com gb.net jpn.com ru.com sa.com se.net uk.com uk.net us.com za.com
  000webhostapp.com amplifyapp.com appspot.com azurestaticapps.net azurewebsites.net
  bigcartel.com blogspot.com carrd.co cloudfront.net cloudfunctions.net deno.dev
  ddns.net dyndns.org duckdns.org firebaseapp.com fly.dev framer.website github.io gitlab.io glitch.me
  herokuapp.com hopto.org itch.io jimdosite.com livejournal.com medium.com myshopify.com
  mystrikingly.com neocities.org netlify.app ngrok.io ngrok-free.app no-ip.org notion.site onrender.com
  pages.dev pagekite.me r2.dev railway.app repl.co replit.app squarespace.com substack.com surge.sh
  sytes.net trycloudflare.com tumblr.com vercel.app web.app webflow.io weebly.com wixsite.com
  wordpress.com workers.dev zapto.org
`

const suffixes = new Set(listed.split(/\s+/).filter((name) => name !== ''))

/** True when anybody can register a domain directly under this name. */
export const isPublicSuffix = (name: string): boolean => !name.includes('.') || suffixes.has(name)
