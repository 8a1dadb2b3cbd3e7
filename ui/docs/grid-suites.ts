// The W3C's tests of grids and tables, with our test for each case.
import { apg, apgSource, covered, different, type PeerSuite, withoutCounterpart } from './peer-case'

// Titles of our tests that several cases share.
const rolesTest = 'grid-role, aria-labelledby, row-role, gridcell-role'
const endKeysTest = 'key-home, key-end, key-control-home, key-control-end'
const pageKeysTest = 'key-page-down, key-page-up'
const sidewaysTest = 'key-right-arrow, key-left-arrow'
const upAndDownTest = 'key-down-arrow, key-up-arrow'

/** Why counts and indexes of rows and columns have no counterpart. */
const everyCellRenderedReason = 'Every row and column is in the page, so the browser counts them.'
/** The cases of Home, End and the page keys, which both suites have. */
const endAndPageKeyCases = [
  ...covered(endKeysTest, 'key-home', 'key-end', 'key-control-home', 'key-control-end'),
  ...covered(pageKeysTest, 'key-page-down', 'key-page-up'),
]

/** Both suites of the grid pattern, for one of our grids. */
const suitesOfGrid = (part: string): PeerSuite[] => [
  {
    part,
    folders: ['availability-grid'],
    suite: `${apg}: data grids`,
    source: apgSource('grid_data_grids'),
    cases: [
      ...covered(rolesTest, 'grid-role', 'aria-labelledby'),
      ...covered(
        sidewaysTest,
        'key-right-arrow (examples 1 and 2)',
        'key-right-arrow (example 3)',
        'key-left-arrow (examples 1 and 2)',
        'key-left-arrow (example 3)',
      ),
      ...covered(upAndDownTest, 'key-down-arrow', 'key-up-arrow'),
      ...endAndPageKeyCases,
      ...withoutCounterpart(
        everyCellRenderedReason,
        'aria-rowcount',
        'aria-colcount',
        'aria-rowindex',
        'aria-colindex',
      ),
      ...withoutCounterpart('Days and times have one order.', 'aria-sort'),
    ],
  },
  {
    part,
    folders: ['availability-grid'],
    suite: `${apg}: layout grids`,
    source: apgSource('grid_layout_grids'),
    cases: [
      ...covered(rolesTest, 'grid-role', 'aria-labelledby', 'row-role', 'gridcell-role'),
      ...covered('tabindex', 'tabindex'),
      ...different(sidewaysTest, 'The focus stays in its row, as in data grids.', 'key-right-arrow', 'key-left-arrow'),
      ...different(upAndDownTest, 'The focus stays in its column, as in data grids.', 'key-down-arrow', 'key-up-arrow'),
      ...endAndPageKeyCases,
      ...withoutCounterpart(everyCellRenderedReason, 'aria-rowcount', 'aria-rowindex'),
    ],
  },
]

export const gridSuites: readonly PeerSuite[] = [
  ...suitesOfGrid('availability-grid'),
  ...suitesOfGrid('schedule-grid'),
  {
    part: 'availability-grid',
    suite: `${apg}: switch of an HTML button, for the list`,
    source: apgSource('switch_switch-button'),
    cases: [
      ...covered(
        'turns its switch on and off by Space and Enter',
        'switch-role',
        'switch-aria-checked',
        'key-tab',
        'key-space (Space)',
        'key-space (Enter)',
      ),
      ...withoutCounterpart('The name of the switch says what it turns on; it has no "on" and "off".', 'aria-hidden'),
      ...withoutCounterpart('Of the example’s group of switches.', 'h3', 'group-role', 'group-aria-labelledby'),
    ],
  },
  {
    part: 'data-table',
    suite: `${apg}: checkbox, mixed state, for the selection`,
    source: apgSource('checkbox_checkbox-mixed'),
    cases: [
      ...covered(
        'selects all, some or none of its rows by keys',
        'checkbox-role',
        'checkbox-tabindex',
        'checkbox-aria-checked-false',
        'checkbox-aria-checked-mixed',
        'checkbox-aria-checked-true',
        'key-tab',
        'key-space',
      ),
      ...withoutCounterpart('It stands in the heading of the rows that it selects.', 'checkbox-aria-controls'),
    ],
  },
  {
    part: 'data-table',
    suite: `${apg}: table`,
    source: apgSource('table_table'),
    cases: [
      ...covered(
        'keeps its table roles on a phone, with headings in every row',
        'table-role',
        'rowgroup-role',
        'row-role',
        'columnheader-role',
        'cell-role',
      ),
      ...different(
        'keeps its table roles on a phone, with headings in every row',
        'The table is named by its caption.',
        'table-aria-label',
      ),
      ...withoutCounterpart('A description is passed as `aria-describedby`.', 'table-aria-describedby'),
    ],
  },
]
