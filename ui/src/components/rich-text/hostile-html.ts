/** Malicious HTML that calls `alert` where it is not sanitised, for tests and stories. */
export const hostileHtml: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)" //',
  '<p><img src=`x`onerror=alert(1)></p>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>',
  '<p onclick=alert(1) onmouseover=alert(1) onanimationstart=alert(1) style="animation:x 1s">x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "javascript:alert(1)";@keyframes x{}</style>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<p id="x" name="cookie" class="fixed inset-0">x</p>',
  '<h1 is="x-y" onclick=alert(1)>x</h1>',
  '<<script>alert(1)//<</script>',
  '<p><svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '"><img src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt></p>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<li><ul><li><p><b onclick=alert(1)>x</b></p></li></ul></li>',
]

/**
 * Resolves once an image with the same invalid URL has failed to load. The malicious images were requested earlier, so
 * their error handlers have run by then.
 */
export function imageFailed(): Promise<unknown> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onerror = resolve
    image.src = 'x'
  })
}
