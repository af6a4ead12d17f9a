import { expect, test } from 'vitest'
import { foundIn } from './testing/found-in.ts'

const urlsOf = async (html: string) => (await foundIn(html)).items.map((item) => item.url)

const pages: readonly (readonly [rule: string, html: string, urls: readonly string[]])[] = [
  [
    'Open Graph names the best picture',
    '<meta property="og:image" content="https://img.example/a.jpg">',
    ['https://img.example/a.jpg'],
  ],
  [
    'finds the picture of a Twitter card',
    '<meta name="twitter:image" content="//img.example/t.jpg">',
    ['https://img.example/t.jpg'],
  ],
  [
    'finds the link rel=image_src picture',
    '<link rel="image_src" href="/i.png">',
    ['https://shop.example/i.png'],
  ],
  [
    'resolves relative URLs against the final URL of the page',
    '<img src="a.jpg"><img src="../b.jpg"><img src="/c.jpg"><img src="?d=1">',
    [
      'https://shop.example/goods/a.jpg',
      'https://shop.example/b.jpg',
      'https://shop.example/c.jpg',
      'https://shop.example/goods/lamp?d=1',
    ],
  ],
  [
    'resolves relative URLs against the first base element',
    '<base href="/shop/"><base href="https://evil.example/"><img src="a.jpg">',
    ['https://shop.example/shop/a.jpg'],
  ],
  [
    'ignores a base that is no web address',
    '<base href="javascript:alert(1)"><img src="/a.jpg">',
    ['https://shop.example/a.jpg'],
  ],
  [
    'takes the widest picture of a srcset',
    '<img src="s.jpg" srcset="m.jpg 600w, l.jpg 1200w,s.jpg 300w">',
    ['https://shop.example/goods/l.jpg'],
  ],
  [
    'takes the densest picture of a srcset',
    '<img src="one.jpg" width="300" height="200" srcset="one.jpg, two.jpg 2x">',
    ['https://shop.example/goods/two.jpg'],
  ],
  [
    'reads srcset URLs with commas',
    '<img srcset="https://img.example/f_auto,q_80/a.jpg 400w, https://img.example/f_auto,q_80/b.jpg 800w">',
    ['https://img.example/f_auto,q_80/b.jpg'],
  ],
  [
    'takes a lazy-loading URL instead of its placeholder',
    '<img src="grey.gif" data-src="a.jpg"><img src="data:image/gif;base64,R0" data-lazy="b.jpg"><img data-srcset="c.jpg 900w">',
    [
      'https://shop.example/goods/c.jpg',
      'https://shop.example/goods/a.jpg',
      'https://shop.example/goods/b.jpg',
    ],
  ],
  [
    'finds pictures in noscript',
    '<noscript><img src="a.jpg" width="500" height="500"></noscript>',
    ['https://shop.example/goods/a.jpg'],
  ],
  [
    'takes one picture of a picture element, in a supported type',
    `<picture>
      <source type="image/svg+xml" srcset="a.svg 3000w"><source type="image/jxl" srcset="a.jxl 2000w">
      <source type="image/webp" data-srcset="a.webp 1600w, b.webp 800w"><img src="a.jpg" width="400" height="300">
    </picture><img src="other.jpg" width="300" height="300">`,
    ['https://shop.example/goods/a.webp', 'https://shop.example/goods/other.jpg'],
  ],
  [
    "finds a video's poster",
    '<video poster="p.jpg" width="640" height="360"></video>',
    ['https://shop.example/goods/p.jpg'],
  ],
  [
    'sorts by declared size, largest first',
    `<img src="a.jpg" width="200" height="300"><img src="b.jpg" style="width: 900px; height:600px">
     <img src="c.jpg" width="500"><img src="d-640x480.jpg"><img src="e.jpg?w=700&h=700"><img src="f.jpg" sizes="(min-width: 5000px) 50vw, 550px">`,
    ['b.jpg', 'e.jpg?w=700&h=700', 'd-640x480.jpg', 'f.jpg', 'c.jpg', 'a.jpg'].map(
      (name) => `https://shop.example/goods/${name}`,
    ),
  ],
  [
    'a side under 120 is too small, and 120 is not',
    `<img src="a.jpg" width="119" height="500"><img src="b.jpg" width="500" height="119"><img src="c.gif" width=1 height=1>
     <img src="d-64x64.png"><img src="e.jpg" width="120" height="120"><meta property="og:image" content="/f.jpg"><meta property="og:image:width" content="100">`,
    ['https://shop.example/goods/e.jpg'],
  ],
  [
    'data, drawings and what is not of the web are no pictures',
    `<img src="data:image/png;base64,AAAA"><img src="logo.svg"><img src="logo.SVG?x=1"><img src="blob:https://a.example/1">
     <img src="javascript:alert(1)"><img src="file:///etc/a.jpg"><img src="https://u:p@a.example/a.jpg"><img src=""><img>`,
    [],
  ],
  [
    'merges sizes of the same picture and keeps the largest',
    `<img src="https://img.example/a-300x200.jpg"><img src="https://img.example/a-1024x683.jpg"><img src="http://img.example/a.jpg?w=200&q=80">
     <img src="https://cdn.example/w_200,h_150/v1/b.jpg"><img src="https://cdn.example/w_800,h_600/v1/b.jpg" width="800" height="600">
     <img src="https://p.example/x=s220"><img src="https://p.example/x=w900-h700-no" width="900" height="700">
     <img src="https://i.example/236x/ab/c.jpg"><img src="https://i.example/736x/ab/c.jpg" width="736" height="900">`,
    [
      'https://img.example/a-1024x683.jpg',
      'https://i.example/736x/ab/c.jpg',
      'https://p.example/x=w900-h700-no',
      'https://cdn.example/w_800,h_600/v1/b.jpg',
    ],
  ],
  [
    'keeps pictures that differ in more than size',
    '<img src="/i?id=1&w=300"><img src="/i?id=2&w=300"><img src="/a/x.jpg"><img src="/b/x.jpg">',
    ['/i?id=1&w=300', '/i?id=2&w=300', '/a/x.jpg', '/b/x.jpg'].map(
      (path) => `https://shop.example${path}`,
    ),
  ],
  [
    'finds the pictures of products, recipes and articles in linked data, but not of authors',
    `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
      {"@type":"Recipe","image":["/r1.jpg",{"@type":"ImageObject","url":"/r2.jpg","width":1200,"height":{"value":900,"name":"900"}}],"author":{"@type":"Person","image":"/me.jpg"}},
      {"@type":["NewsArticle"],"image":{"contentUrl":"/n.jpg","width":"800px","height":"600"}},
      {"@type":"Organization","logo":{"@type":"ImageObject","url":"/logo.jpg"},"image":"/org.jpg"},
      {"@type":"https://schema.org/ImageObject","url":"/own.jpg","width":700,"height":700}]}</script>
     <script type="application/ld+json">{ not json</script>
     <script type="application/ld+json"><!-- [{"@type":"Product","name":"A
lamp","image":"/p.jpg"}] --></script>
     <script>var a = '<img src="script.jpg">'</script><!-- <img src="comment.jpg"> --><style><img src="style.jpg"></style>`,
    ['r2', 'r1', 'own', 'n', 'p'].map((name) => `https://shop.example/${name}.jpg`),
  ],
  [
    'skips pictures marked nopin',
    '<img src="a.jpg" nopin="nopin"><img src="b.jpg">',
    ['https://shop.example/goods/b.jpg'],
  ],
  [
    'reads attributes in any case, with or without quotes, and with entities',
    `<IMG SRC=a.jpg><img src='b.jpg?x=1&amp;y=2'><img src="&#99;.jpg" src="d.jpg"/><img
      src = "e.jpg" >`,
    ['a.jpg', 'b.jpg?x=1&y=2', 'c.jpg', 'e.jpg'].map(
      (name) => `https://shop.example/goods/${name}`,
    ),
  ],
]

for (const [rule, html, urls] of pages)
  test(rule, async () => {
    expect(await urlsOf(html)).toEqual(urls)
  })
