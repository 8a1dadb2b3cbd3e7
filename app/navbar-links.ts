import type { NavbarLinks } from '@/features/shell'
import { paths } from './paths'

/** The addresses of the top bar's menu. */
export const navbarLinks: NavbarLinks = {
  home: paths.home(),
  savedJobs: paths.jobHistory('saved-jobs'),
  appliedJobs: paths.jobHistory('applied-jobs'),
  settings: paths.settings(),
  events: paths.upcomingEvents(),
  help: paths.studentHelp(),
  businessProfile: paths.businessDashboard(),
  businessSettings: paths.businessSettings(),
  businessSignIn: paths.businessSignIn(),
  studentSignIn: paths.studentSignIn(),
}
