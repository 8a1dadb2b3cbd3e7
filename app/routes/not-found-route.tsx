import { NotFoundScreen } from '@/features/shell'
import { paths } from '../paths'

export function NotFound() {
  return <NotFoundScreen homeHref={paths.home()} />
}
