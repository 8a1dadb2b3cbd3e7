import { page } from 'vitest/browser'
import { twoFrames } from '../../visual-tests/story-page'
import { cutTextsOf, overflowsOf } from './overflows'

/** The text spacing of WCAG 1.4.12. */
const textSpacing = new CSSStyleSheet()
textSpacing.replaceSync(`* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`)

/**
 * The overflowing and truncated elements of the story, as its play function left it, in a window of 320 px with doubled
 * text size (NF-01). Leaves the window narrow.
 * @param isLibraryStory whether to add the WCAG's text spacing, and to allow truncated texts, which library examples have
 */
export async function narrowScreenProblems(isLibraryStory: boolean): Promise<string[]> {
  if (isLibraryStory) document.adoptedStyleSheets.push(textSpacing)
  document.documentElement.style.fontSize = '200%'
  try {
    await page.viewport(320, 800)
    await twoFrames()
    return [...overflowsOf(document.body), ...(isLibraryStory ? [] : cutTextsOf(document.body))]
  } finally {
    document.documentElement.style.fontSize = ''
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== textSpacing)
  }
}
