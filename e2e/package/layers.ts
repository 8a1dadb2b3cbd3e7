// Dialogs, menus and lists, opened in a browser: a server renders none of them.
import { visitApp } from './visit'

/** The components with a layer, each with the role of the layer's content. */
const roles = {
  Combobox: 'option',
  CommandPalette: 'option',
  CountryCombobox: 'option',
  Dialog: 'dialog',
  Drawer: 'dialog',
  Menu: 'menuitem',
  MultiCombobox: 'option',
  PlaceCombobox: 'option',
  Popover: 'dialog',
  RichCombobox: 'option',
  SuburbCombobox: 'option',
  ToastProvider: 'listitem',
} as const

/** The markup of the page with each layer open, in a section such as `[data-component="Dialog open"]`. */
export interface Layers {
  html: string
  /** The same with a class of every host, and a `style`, on each component. */
  customised: string
}

/** Opens every layer of a built app. */
export async function openLayers(folder: string): Promise<Layers> {
  const { page, consoleMessages, close } = await visitApp(folder, 'layers.html')
  const address = page.url()
  /**
   * Opens all layers, one after the other, each on a page of its own.
   *
   * @param suffix what follows the component's name in the page's address: `''`, or `,customised` for the customised components
   */
  async function open(suffix: string): Promise<string> {
    const sections: string[] = []
    for (const [name, role] of Object.entries(roles)) {
      await page.goto(`${address}#${name}${suffix}`)
      const main = page.getByRole('main', { name: `#${name}${suffix}`, exact: true })
      const button = main.getByRole('button', { name: 'Open', exact: true })
      await main.getByRole('combobox').or(button).first().click()
      await page.getByRole(role).first().waitFor()
      const markup = await page.locator('body').evaluate((body) => {
        const copy = document.createElement('section')
        copy.innerHTML = body.innerHTML
        for (const script of copy.querySelectorAll('script')) script.remove()
        for (const part of copy.querySelectorAll('[data-component]')) part.removeAttribute('data-component')
        return copy.innerHTML
      })
      sections.push(`<section data-component="${name} open">${markup}</section>`)
    }
    return sections.join('')
  }
  const layers = { html: await open(''), customised: await open(',customised') }
  await close()
  if (consoleMessages.length > 0) throw new Error(consoleMessages.join('\n'))
  return layers
}
