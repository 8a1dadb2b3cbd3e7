import { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { richTextExtensions } from './extensions'

/** Pastes HTML into an empty editor and returns the editor's HTML. */
function pasted(html: string): string {
  const host = document.createElement('div')
  const editor = new Editor({
    element: host,
    injectCSS: false,
    extensions: richTextExtensions(() => undefined),
  })
  editor.view.pasteHTML(html)
  const result = editor.getHTML()
  editor.destroy()
  return result
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body lang=EN-AU><!--StartFragment-->
<h1><span style='font-family:"Calibri Light"'>About me<o:p></o:p></span></h1>
<p class=MsoNormal><b>Two summers</b> at <i>Naughtons</i>, <u>every</u> Friday.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>RSA certificate<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Own bicycle<o:p></o:p></p>
<p class=MsoNormal><span style='color:red'>Bye</span><o:p></o:p></p>
<!--EndFragment--></body></html>`

const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;">About me</span></h2><p dir="ltr"><span style="font-weight:400">I pour </span><span style="font-weight:700">good</span><span style="font-weight:400;font-style:italic"> coffee</span></p><ul><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span>Weekends</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span>Evenings</span></p></li></ul></b><br class="Apple-interchange-newline">`

const fromTheWeb = `<article><h4>Small title</h4><p>Read <a href="https://example.org" onclick="alert(1)">this</a> <code>now</code><img src="https://example.org/x.png" alt="x"></p><ol><li>first</li><li>second</li></ol><table><tr><th>Day</th><td>Friday</td></tr></table><blockquote>quoted</blockquote><script>alert(1)</script></article>`

describe('paste', () => {
  it('keeps headings, bold, italic and lists from Word', () => {
    expect(pasted(fromWord)).toBe(
      '<h1>About me</h1><p><strong>Two summers</strong> at <em>Naughtons</em>, every Friday.</p><ul><li><p>RSA certificate</p></li><li><p>Own bicycle</p></li></ul><p>Bye</p>',
    )
  })

  it('keeps headings, bold, italic and lists from Google Docs', () => {
    expect(pasted(fromDocs)).toBe(
      '<h2>About me</h2><p>I pour <strong>good</strong><em> coffee</em></p><ul><li><p>Weekends</p></li><li><p>Evenings</p></li></ul>',
    )
  })

  it('reduces a web page to the schema', () => {
    expect(pasted(fromTheWeb)).toBe(
      '<h3>Small title</h3><p>Read this now</p><ul><li><p>first</p></li><li><p>second</p></li></ul><p>Day</p><p>Friday</p><p>quoted</p>',
    )
  })

  it('keeps plain text literally, with asterisks', () => {
    const host = document.createElement('div')
    const editor = new Editor({
      element: host,
      injectCSS: false,
      enablePasteRules: false,
      extensions: richTextExtensions(() => undefined),
    })
    editor.view.pasteText('2 **3** 4\n\n# not a title')
    expect(editor.getHTML()).toBe('<p>2 **3** 4</p><p># not a title</p>')
    editor.destroy()
  })
})
