/**
 * The selector of the overlay that a library story leaves open, by story id, so that the checks cover every kind of overlay.
 */
export const overlays: Readonly<Record<string, string>> = {
  'ui-combobox--open': '[role="option"]',
  'ui-countrycombobox--open': '[role="option"]',
  'ui-commandpalette--default': '[role="option"]',
  'ui-dialog--default': '[role="dialog"]',
  'ui-drawer--default': '[role="dialog"]',
  'ui-menu--open': '[role="menuitem"]',
  'ui-popover--open': '[role="dialog"]',
  'ui-suburbcombobox--zip-code-first': '[role="option"]',
  'ui-toast--default': '[data-toasts] li',
}
