import { HttpResponse, http, type RequestHandler } from 'msw'

/**
 * Every story has it: a stored file is there and empty, so that a tile keeps its drawn sheet and no picture of a story
 * depends on when a file is drawn.
 */
export const emptyFile: RequestHandler = http.get('/api/files/:id', () => new HttpResponse(''))
