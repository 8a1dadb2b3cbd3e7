/** The words of a `DataTable` besides its content. */
export interface DataTableLabels {
  /** Names the checkbox that selects all shown rows. */
  selectAll: string
  /** Names a row's checkbox. */
  selectRow: (rowName: string) => string
  /** Shown below the table, and announced when it changes. */
  selected: (count: number) => string
  /** Announced while the rows are loading. */
  loading: string
}

export const dataTableLabels: DataTableLabels = {
  selectAll: 'Select all',
  selectRow: (rowName) => `Select ${rowName}`,
  selected: (count) => `${count} selected`,
  loading: 'Loading',
}

/** The words of a `Pagination`. */
export interface PaginationLabels {
  /** Names the navigation. */
  pages: string
  previous: string
  next: string
  /** Shown, and announced when it changes. */
  position: (page: number, pages: number) => string
}

export const paginationLabels: PaginationLabels = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  position: (page, pages) => `Page ${page} of ${pages}`,
}
