import { HttpResponse, http, type RequestHandler } from 'msw'
import { resumePdf } from '../../ui/src/components/pdf-viewer/sample-pdfs'

/** Serves a one-page resume for every stored file a story opens. */
export const anyResume: RequestHandler = http.get('/api/files/:id', async () =>
  HttpResponse.arrayBuffer(await (await resumePdf(1)).arrayBuffer(), {
    headers: { 'content-type': 'application/pdf' },
  }),
)
