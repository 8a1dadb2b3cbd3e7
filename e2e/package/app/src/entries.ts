// An import from every kind of entry point.
import { matchPercent } from '@campus-gigs/ui/availability'
import { AvailabilityGrid } from '@campus-gigs/ui/availability-grid'
import { CountryCombobox } from '@campus-gigs/ui/country-combobox'
import { countries } from '@campus-gigs/ui/data/countries'
import { melbourneSuburbs } from '@campus-gigs/ui/data/melbourne-suburbs'
import { textOf } from '@campus-gigs/ui/html'
import { createSchedule, timeSlots } from '@campus-gigs/ui/schedule'
import { ScheduleGrid } from '@campus-gigs/ui/schedule-grid'
import { SuburbCombobox } from '@campus-gigs/ui/suburb-combobox'
import { tailwindPreset } from '@campus-gigs/ui/tailwind-preset'
import { timeAgo } from '@campus-gigs/ui/time-ago'
import { TimeAgo } from '@campus-gigs/ui/time-ago-text'
import { themes } from '@campus-gigs/ui/tokens'

export const percent: number = matchPercent([], [])
export const words: string = timeAgo(new Date(0), new Date(0)) + textOf('<p>Hi</p>')
export const colour: string = themes.light.brand + tailwindPreset.theme.colors.brand
export const sizes: number[] = [countries.length, melbourneSuburbs.length]
export const cells: number = createSchedule({ slots: timeSlots(540, 1020, 60) }).slots.length
export const components = { AvailabilityGrid, CountryCombobox, ScheduleGrid, SuburbCombobox, TimeAgo }
