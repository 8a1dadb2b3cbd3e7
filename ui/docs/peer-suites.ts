// Test suites of others, with our test for each of their cases. The pages of the components count them; a test checks that
// each named test exists, and the tests themselves run with all others.

/** One case of another's suite, under the name it has there. */
export interface PeerCase {
  name: string
  /** The title of our test of the same behaviour, in the component's folder. */
  test?: string
  /** Why ours differs, or why there is nothing to test. With a `test`, it checks what ours does instead. */
  deviation?: string
}

/** A suite of others for one of our components. */
export interface PeerSuite {
  /** The component's folder. */
  part: string
  suite: string
  /** Repository and file. */
  source: string
  cases: readonly PeerCase[]
}

/** Cases that one test of ours covers. */
const covered = (test: string, ...names: string[]): PeerCase[] => names.map((name) => ({ name, test }))
/** Cases without a counterpart. */
const withoutCounterpart = (deviation: string, ...names: string[]): PeerCase[] =>
  names.map((name) => ({ name, deviation }))

const apg = 'ARIA Authoring Practices'
const apgSource = (file: string) => `w3c/aria-practices, test/tests/${file}.js`

const comboboxCases = [
  'combobox-role',
  'combobox-aria-autocomplete',
  'combobox-aria-controls',
  'combobox-aria-expanded',
  'combobox-aria-activedescendant',
  'listbox-role',
  'listbox-aria-label',
  'option-role',
  'option-aria-selected',
  'button-tabindex',
  'button-aria-label',
  'button-aria-controls',
  'button-aria-expanded',
  'textbox-key-alt-down-arrow',
  'textbox-key-down-arrow',
  'listbox-key-down-arrow',
  'textbox-key-up-arrow',
  'listbox-key-up-arrow',
  'textbox-key-enter',
  'listbox-key-enter',
  'standard-single-line-editing-keys',
  'textbox-key-escape',
  'listbox-key-escape',
  'listbox-key-left-arrow',
  'listbox-key-right-arrow',
  'listbox-key-home',
  'listbox-key-end',
  'listbox-key-char',
]

export const peerSuites: readonly PeerSuite[] = [
  {
    part: 'combobox',
    suite: `${apg}: editable combobox with list autocomplete`,
    source: apgSource('combobox_autocomplete-list'),
    cases: [
      ...comboboxCases.map((name): PeerCase => ({ name, test: name })),
      ...withoutCounterpart(
        'The input has an id where its caller gives one; its label is joined to it either way.',
        'combobox-id',
      ),
      {
        name: 'test-additional-behavior',
        test: 'test-additional-behavior: a click outside after',
        deviation: 'Text that names no option is cleared when the focus leaves, unless `allowCustom` is set.',
      },
    ],
  },
  {
    part: 'tabs',
    suite: `${apg}: tabs with automatic activation`,
    source: apgSource('tabs_tabs-automatic'),
    cases: [
      ...covered(
        'connects tabs and panel, with one Tab stop',
        'tablist-role',
        'tab-role',
        'tab-aria-selected',
        'tab-tabindex',
        'tab-aria-control',
        'tabpanel-role',
        'tabpanel-aria-labelledby',
        'tabpanel-tabindex',
        'key-tab',
      ),
      {
        name: 'tablist-aria-labelledby',
        test: 'connects tabs and panel, with one Tab stop',
        deviation: 'The list is named by `aria-label`, from the prop `label`.',
      },
      ...covered(
        'wraps with the arrows, and moves to the ends with Home and End',
        'key-right-arrow',
        'key-left-arrow',
        'key-home',
        'key-end',
      ),
    ],
  },
  {
    part: 'menu',
    suite: `${apg}: actions menu button`,
    source: apgSource('menu-button_actions'),
    cases: [
      ...covered(
        'exposes aria-haspopup and aria-expanded',
        'menu-button-aria-haspopup',
        'menu-button-aria-controls',
        'menu-button-aria-expanded',
        'menu-role',
        'menuitem-role',
        'menuitem-tabindex',
      ),
      {
        name: 'menu-aria-labelledby',
        test: 'exposes aria-haspopup and aria-expanded',
        deviation: 'The menu is named by `aria-label`, from the prop `label`, since a button may be an icon.',
      },
      ...covered(
        'opens on the first item, and with ArrowUp on the last',
        'menu-button-key-open (Enter)',
        'menu-button-key-open (Down arrow)',
        'menu-button-key-open (Space)',
        'menu-button-key-up-arrow',
      ),
      ...covered(
        'selects on Enter and Space, closes on Escape, and returns the focus',
        'menu-key-enter',
        'menu-key-escape',
      ),
      ...covered(
        'moves with the arrow keys and wraps',
        'menu-key-down-arrow',
        'menu-key-up-arrow',
        'menu-key-home',
        'menu-key-end',
        'menu-key-character',
      ),
    ],
  },
  {
    part: 'radio-group',
    suite: `${apg}: radio group with roving tabindex`,
    source: apgSource('radio_radio'),
    cases: [
      ...covered(
        'is a group named by its label, with descriptions separate from names',
        'radiogroup-role',
        'radiogroup-aria-labelledby',
        'radio-role',
        'radio-aria-checked',
      ),
      ...covered('is one Tab stop and wraps with the arrows', 'radio-tabindex', 'key-tab'),
      ...covered(
        'chooses with every arrow, and the first with Space',
        'key-space',
        'key-down-right-arrow (Right)',
        'key-down-right-arrow (Down)',
        'key-up-left-arrow (Left)',
      ),
      ...covered('is one Tab stop and wraps with the arrows', 'key-up-left-arrow (Up)'),
    ],
  },
  {
    part: 'checkbox',
    suite: `${apg}: checkbox, two states`,
    source: apgSource('checkbox_checkbox'),
    cases: [
      ...covered(
        'toggles with Space and by its label',
        'checkbox-role',
        'checkbox-aria-checked',
        'key-space',
        'key-tab',
      ),
      ...covered('toggles with Space and by its label', 'checkbox-tabindex'),
      ...withoutCounterpart(
        'One checkbox has no group; a group of them is the page’s own fieldset.',
        'group-role',
        'group-aria-labelledby',
      ),
      ...withoutCounterpart('A heading of the example page, not of the pattern.', 'h3'),
    ],
  },
  {
    part: 'slider',
    suite: `${apg}: color viewer slider`,
    source: apgSource('slider_slider-color-viewer'),
    cases: [
      ...covered(
        'moves by a step with arrows and by more with Page Up and Page Down',
        'key-up-arrow',
        'key-down-arrow',
        'key-page-up',
        'key-page-down',
      ),
      ...covered(
        'moves with arrows, Home and End, and has a value text',
        'slider-role',
        'tabindex',
        'key-right-arrow',
        'key-left-arrow',
        'key-home',
        'key-end',
        'aria-labelledby (slider)',
      ),
      ...withoutCounterpart(
        'A native range input: the browser tells its minimum, maximum and value.',
        'aria-valuemax',
        'aria-valuemin',
        'aria-valuenow',
      ),
      ...withoutCounterpart(
        'Of the example’s drawing and its group of three sliders.',
        'svg-aria-hidden',
        'group-role',
        'aria-labelledby (group)',
      ),
    ],
  },
  {
    part: 'dialog',
    suite: `${apg}: modal dialog`,
    source: apgSource('dialog-modal_dialog'),
    cases: [
      ...covered(
        'is named by its title and described by its description (%s); the page behind is not there',
        'dialog-role',
        'aria-labelledby',
        'aria-describedby',
        'aria-modal',
      ),
      ...covered('traps focus, and returns it on Escape', 'key-tab', 'key-shift-tab', 'key-escape'),
    ],
  },
  {
    part: 'dialog',
    suite: `${apg}: alert dialog`,
    source: apgSource('alertdialog_alertdialog'),
    cases: [
      ...covered(
        'is named by its title and described by its description (%s); the page behind is not there',
        'alertdialog-role',
        'aria-labelledby',
        'aria-describedby',
        'aria-modal',
      ),
      ...covered('traps focus, and returns it on Escape', 'key-tab', 'key-escape'),
      ...withoutCounterpart(
        'Of the example’s note and its own shortcuts.',
        'alert-role',
        'save-button',
        'key-control-s',
      ),
    ],
  },
  {
    part: 'data-table',
    suite: `${apg}: sortable table`,
    source: apgSource('table_sortable-table'),
    cases: covered(
      'requests an order from its headings, which stay visible on a phone',
      'span-aria-hidden',
      'th-aria-sort',
    ),
  },
  {
    part: 'combobox',
    suite: 'Downshift’s useCombobox: keys, press and blur of the input, one case a behaviour',
    source: 'downshift-js/downshift, src/hooks/useCombobox/__tests__/getInputProps.test.js',
    cases: [
      ...covered('textbox-key-down-arrow', 'arrow down: opens the menu and highlights the first option'),
      ...covered('textbox-key-up-arrow', 'arrow up: opens the menu and highlights the last option'),
      ...covered(
        'opens at the selected option and names it as active',
        'arrow down: opens with the selected option highlighted',
      ),
      ...covered(
        'listbox-key-down-arrow',
        'arrow down: highlights the next item',
        'arrow down: continues from last to first',
      ),
      ...covered(
        'listbox-key-up-arrow',
        'arrow up: highlights the previous item',
        'arrow up: continues from first to last',
      ),
      ...covered('textbox-key-alt-down-arrow', 'arrow down with Alt: opens and highlights no item'),
      {
        name: 'arrow up with Alt: selects the item and closes',
        test: 'opens on Alt+ArrowDown without an active option and closes on Alt+ArrowUp',
        deviation: 'Alt + Up closes without choosing, as in the APG.',
      },
      {
        name: 'end, home: highlight the last, the first option',
        test: 'listbox-key-home',
        deviation: 'Home and End move in the text, as in the APG.',
      },
      ...covered('listbox-key-escape', 'escape with menu open: closes, the focus stays'),
      ...covered('closes the list on Escape, then clears the field', 'escape with closed menu: removes the item'),
      ...covered(
        'extends past the dialog, and closes alone on Escape',
        'escape: stops propagation when it closes or clears',
      ),
      ...covered('listbox-key-enter', 'enter: closes and selects the highlighted item'),
      ...covered('textbox-key-enter', 'enter: closes without a highlighted item'),
      {
        name: 'page up, page down: jump by 10 options',
        test: 'opens the list and moves with the arrow and page keys',
        deviation: 'They jump by the four options that are in view.',
      },
      ...covered(
        'chooses by mouse and keeps the focus in the input',
        'a press on an option selects it, the focus stays',
      ),
      {
        name: 'blur by tab: the value in the input stays',
        test: 'clears unknown text on blur',
        deviation: 'Text that names no option is cleared, unless `allowCustom` is set.',
      },
      ...withoutCounterpart(
        'There is no such prop: the list opens at the chosen option, else without one.',
        'initialHighlightedIndex',
        'defaultHighlightedIndex',
      ),
      ...withoutCounterpart(
        'Props are given by the component itself, not by a hook’s caller.',
        'errors for getters that are not called',
      ),
    ],
  },
]
