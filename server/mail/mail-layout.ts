import { escapeHtml } from '../escape-html.ts'

/** A line that consists of a URL, with or without a label: `See the gig: https://…`. */
const linkLine = /^(?:(?<label>[^:]+): )?(?<url>https?:\/\/\S+)$/

/**
 * Renders the HTML of a mail's text, the one layout of all mails. Empty lines separate paragraphs. A line that ends
 * with a URL of the product becomes a link. Other URLs stay text, because names and titles are untrusted input.
 * @param origin the origin of the public address
 */
export function mailHtml(text: string, origin: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => lineHtml(line, origin))
        .join('<br>\n'),
    )
    .map((html) => `<p style="margin:0 0 16px">${html}</p>`)
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Campus Gigs</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">Campus Gigs</p>
${paragraphs.join('\n')}
</div>
</body>
</html>`
}

function lineHtml(line: string, origin: string): string {
  const { label, url } = linkLine.exec(line)?.groups ?? {}
  const isOwn = url !== undefined && URL.canParse(url) && new URL(url).origin === origin
  if (!isOwn) return escapeHtml(line)
  return `<a href="${escapeHtml(url)}">${escapeHtml(label ?? url)}</a>`
}
