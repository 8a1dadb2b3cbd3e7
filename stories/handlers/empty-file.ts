import { HttpResponse, http, type RequestHandler } from 'msw'

/**
 * Serves an empty body for every stored file, in all stories: PDF tiles keep their placeholder, so pictures don't depend
 * on when a file is rendered.
 */
export const emptyFile: RequestHandler = http.get('/api/files/:id', () => new HttpResponse(''))
