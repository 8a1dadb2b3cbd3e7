import { Alert, Button, cn } from '@campus-gigs/ui'
import { ArrowLeft, Printer } from 'lucide-react'
import type { BusinessListing } from '@/client'
import {
  formatDayMonth,
  formatGigDate,
  formatPay,
  formatShiftTimes,
  lastLiveInstant,
  listingStatus,
  messages,
  sortShifts,
} from '@/domain'
import { createQrCode } from '../qr-code'
import { ShiftWeek } from './shift-week'

interface PrintablePosterScreenProps {
  gig: BusinessListing
  now: Date
  gigHref: string
  /** The whole address at which students open the gig; the QR code holds it. */
  jobUrl: string
  /** Opens the browser's print dialog. */
  onPrint: () => void
}

/** A gig as a page of A4 (GW-09): on paper the sheet alone, black on white; on the screen with the way to print it. */
export function PrintablePosterScreen({ gig, now, gigHref, jobUrl, onPrint }: PrintablePosterScreenProps) {
  return (
    <main id="main" className="page page-narrow space-y-6 py-6 lg:py-10 print:max-w-none print:p-0">
      <div className="space-y-6 print:hidden">
        <Button asChild variant="quiet" size="sm" className="-ms-3.25" iconStart={<ArrowLeft aria-hidden />}>
          <a href={gigHref}>Back to the gig</a>
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h1 className="page-heading">Printable poster</h1>
          <Button
            variant="primary"
            size="lg"
            className="max-sm:w-full"
            iconStart={<Printer aria-hidden="true" className="size-5" />}
            onClick={onPrint}
          >
            Print
          </Button>
        </div>
        {listingStatus(gig, now) === 'live' ? (
          <p className="text-ink-muted">One page of A4. Students scan the code to read your gig and apply.</p>
        ) : (
          <Alert tone="warning">{messages.gig.posterNotLive}</Alert>
        )}
      </div>
      <Sheet gig={gig} now={now} jobUrl={jobUrl} />
    </main>
  )
}

/** A longer title is set smaller, so that the longest gig still fits on one page. */
const longTitleCharacters = 48

function Sheet({ gig, now, jobUrl }: Pick<PrintablePosterScreenProps, 'gig' | 'now' | 'jobUrl'>) {
  const { jobTitle, jobType, company, jobSuburbName, jobZipCode, gigDate, Shift } = gig
  return (
    <article
      aria-label="The poster"
      className={cn(
        'printable-poster flex flex-col gap-8 border border-line bg-[#fff] p-6 text-[#000] shadow-card sm:p-12',
        'sm:min-h-[66rem] print:h-[272mm] print:min-h-0 print:gap-6 print:border-0 print:p-0 print:shadow-none',
      )}
    >
      <header className="space-y-3">
        <p className="wrap-anywhere font-semibold text-xl">{company.companyName}</p>
        <h2
          className={cn(
            'wrap-anywhere font-bold font-display leading-tight',
            jobTitle.length > longTitleCharacters ? 'text-3xl print:text-2xl' : 'text-3xl sm:text-5xl print:text-5xl',
          )}
        >
          {jobTitle}
        </h2>
        <p className="font-semibold text-xl">{formatPay(gig)}</p>
        <p className="wrap-anywhere text-lg">
          {jobType} in {jobSuburbName} {jobZipCode}
          {gigDate && `, ${formatGigDate(gigDate, now)}`}
        </p>
      </header>
      {Shift.length === 0 ? (
        <p className="text-lg">{messages.search.shiftsLater}</p>
      ) : (
        <section aria-label="Shifts" className="space-y-4">
          <ShiftWeek shifts={Shift} />
          <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
            {sortShifts(Shift).map((shift) => (
              <li key={`${shift.dayOfWeek}${shift.startTime}${shift.endTime}`}>
                <strong>{shift.dayOfWeek}</strong> {formatShiftTimes(shift)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="mt-auto flex flex-wrap items-center gap-x-8 gap-y-4 print:flex-nowrap">
        <QrCodeFigure text={jobUrl} />
        <div className="min-w-0 flex-1 basis-56 space-y-2">
          <p className="font-bold font-display text-2xl">Scan to apply</p>
          <p>Apply by {formatDayMonth(lastLiveInstant(gig))}.</p>
          <p className="wrap-anywhere text-sm">{jobUrl}</p>
          <p className="font-semibold">Campus Gigs</p>
        </div>
      </footer>
    </article>
  )
}

function QrCodeFigure({ text }: { text: string }) {
  const { size, path } = createQrCode(text)
  return (
    <svg
      role="img"
      aria-label="QR code of the link to the gig"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full -ms-4 max-w-60 shrink-0 print:ms-0 print:w-[64mm] print:max-w-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
