import { proxy, ref, type Snapshot, useSnapshot } from 'valtio'
import { type Failure, isFailure } from '@/contract'
import { clock } from '@/domain'
import { onClientStart } from './start.ts'

/** The state of one resource of the server in this browser. */
export interface ResourceState<Data extends object> {
  /** The key of the input loaded last; null for none. */
  key: string | null
  /** The answer; null until it arrives. Reloading keeps it, also when the reload fails. */
  data: Data | null
  /** `data` is a placeholder until the server answers. */
  isPlaceholder: boolean
  status: 'idle' | 'loading' | 'loadingMore' | 'failed'
  /** The server's last failure, until the next answer; null when no answer came (offline), and while nothing has failed. */
  failure: Failure | null
}

export interface ResourceOptions<Input, Data extends object> {
  /** Calls the server. A failure or null (offline, aborted) becomes `failed`. */
  fetch: (input: Input, signal: AbortSignal) => Promise<Data | Failure | null>
  /** Loads the page after `data` and returns both joined. Default: there is only one page. */
  fetchMore?: (input: Input, data: Data, signal: AbortSignal) => Promise<Data | Failure | null>
  /** Data to show until the server answers, made from the data on the screen; null for none. Default: none. */
  placeholder?: (input: Input, shown: Data, shownInput: Input) => Data | null
  /** Joins a new answer with the one it replaces, such as pages loaded since. Default: the new answer alone. */
  merge?: (answer: Data, previous: Data) => Data
  /** Two inputs with the same key are the same resource. Default: the input as JSON. */
  keyOf?: (input: Input) => string
  /** How long, in milliseconds, a cached answer is shown without calling the server again. Default 0. */
  staleAfterMs?: number
  /** How many answers are cached. Default 1. */
  cacheSize?: number
}

export interface Resource<Input, Data extends object> {
  /** Read by `useResource` and by stores. Only the resource's own actions change it. */
  state: Snapshot<ResourceState<Data>>
  /** Shows a cached answer at once, and calls the server unless that answer is fresh. Aborts an earlier request. */
  load: (input: Input) => Promise<void>
  /** Loads the next page, unless a request is pending. */
  loadMore: () => Promise<void>
  /** Loads an input; a pending request for the same input is aborted and repeated, as its answer may be out of date. */
  refresh: (input: Input) => Promise<void>
  /** Repeats the request that failed: for the next page, or for the whole answer. */
  retry: () => Promise<void>
  /** Shows an answer that arrived with another call. Aborts a pending request. */
  receive: (input: Input, answer: Data) => void
  /** Changes the answer or placeholder that is shown, if there is one. */
  update: (change: (data: Data) => Data) => void
  /** Drops all answers and aborts the pending request. */
  clear: () => void
}

/** The last request, pending or answered. */
interface Request<Input> {
  key: string
  input: Input
  controller: AbortController
}

/** The answers by key. Past `size`, the answer used longest ago is dropped. */
function createAnswerCache<Data>(size: number) {
  const answers = new Map<string, { data: Data; loadedAtMs: number }>()
  return {
    get: (key: string | undefined) => (key === undefined ? undefined : answers.get(key)),
    set(key: string, data: Data, loadedAtMs: number): void {
      answers.delete(key)
      answers.set(key, { data, loadedAtMs })
      for (const oldest of [...answers.keys()].slice(0, -size)) answers.delete(oldest)
    },
    clear: () => answers.clear(),
  }
}

const initialState = () => ({ key: null, data: null, isPlaceholder: false, status: 'idle', failure: null }) as const

/** The state of a resource with its cache: the answer, or a placeholder, of one input is shown. */
function createAnswers<Data extends object>({
  merge,
  cacheSize = 1,
}: Pick<ResourceOptions<never, Data>, 'merge' | 'cacheSize'>) {
  const state = proxy<ResourceState<Data>>(initialState())
  const cache = createAnswerCache<Data>(cacheSize)

  function show(data: Data | null, isPlaceholder = false): void {
    // valtio does not proxy a ref, so the listings in it keep their identity.
    Object.assign(state, { data: data && ref(data), isPlaceholder })
  }

  function cacheAndShow(key: string, data: Data, loadedAtMs = clock.now().getTime()): void {
    cache.set(key, data, loadedAtMs)
    show(data)
  }

  return {
    state,
    cached: cache.get,
    show,
    cacheAndShow,
    /** Shows a first page, merged with the answer it replaces. */
    replace(key: string, answer: Data): void {
      const previous = cache.get(key)?.data
      cacheAndShow(key, previous && merge ? merge(answer, previous) : answer)
    },
    /** Changes the shown answer or placeholder, if there is one. */
    update(key: string | undefined, change: (data: Data) => Data): void {
      const cached = cache.get(key)
      if (key !== undefined && cached) cacheAndShow(key, change(cached.data), cached.loadedAtMs)
      else if (state.data) show(change(state.data), state.isPlaceholder)
    },
    clear(): void {
      cache.clear()
      Object.assign(state, initialState())
    },
  }
}

/** Makes a resource: loading, failure, caching and paging of one kind of answer of the server. */
export function createResource<Input, Data extends object>(
  options: ResourceOptions<Input, Data>,
): Resource<Input, Data> {
  const { fetch, fetchMore, placeholder, keyOf = JSON.stringify, staleAfterMs = 0 } = options
  const { state, cached, show, cacheAndShow, replace, ...answers } = createAnswers<Data>(options)
  let current: Request<Input> | null = null
  /** Whether the request that failed was for a next page. */
  let hasMoreFailed = false
  const isLoading = () => state.status === 'loading' || state.status === 'loadingMore'

  /** Makes `current` a request for this input, and aborts the one before. */
  function replaceRequest(key: string, input: Input): Request<Input> {
    current?.controller.abort()
    current = { key, input, controller: new AbortController() }
    return current
  }

  /** Sends a request: for the page after `previous`, or for the first page when `previous` is null. */
  async function send(request: Request<Input>, previous: Data | null): Promise<void> {
    state.status = previous ? 'loadingMore' : 'loading'
    const { input, controller } = request
    const { signal } = controller
    const answer = previous && fetchMore ? await fetchMore(input, previous, signal) : await fetch(input, signal)
    if (current !== request || signal.aborted) return
    const isFailed = answer === null || isFailure(answer)
    hasMoreFailed = isFailed && previous !== null
    if (isFailed) Object.assign(state, { status: 'failed', failure: answer })
    else {
      Object.assign(state, { status: 'idle', failure: null })
      if (previous) cacheAndShow(request.key, answer)
      else replace(request.key, answer)
    }
  }

  const reload = (key: string, input: Input) => send(replaceRequest(key, input), null)

  /** Shows the cached answer or the placeholder of an input that was not shown before. */
  function showOther(key: string, input: Input): void {
    const answer = cached(key)?.data
    const shown = cached(current?.key)?.data
    const substitute = current && shown && placeholder ? placeholder(input, shown, current.input) : null
    Object.assign(state, { key, failure: null })
    show(answer ?? substitute, !answer && substitute !== null)
  }

  async function load(input: Input): Promise<void> {
    const key = keyOf(input)
    const isSame = key === current?.key
    if (isSame && isLoading()) return
    if (!isSame) showOther(key, input)
    const answer = cached(key)
    const isFresh = answer && clock.now().getTime() - answer.loadedAtMs < staleAfterMs
    if (!isFresh || (isSame && state.status === 'failed')) return reload(key, input)
    if (isSame) return
    replaceRequest(key, input)
    state.status = 'idle'
  }

  async function loadMore(): Promise<void> {
    const shown = cached(current?.key)
    if (current && shown && fetchMore && !isLoading()) await send(current, shown.data)
  }

  function clear(): void {
    current?.controller.abort()
    current = null
    answers.clear()
  }

  onClientStart(() => clear)

  return {
    // The same proxy, with a type that other modules can not write to.
    state: state as Snapshot<ResourceState<Data>>,
    load,
    loadMore,
    async refresh(input) {
      const key = keyOf(input)
      await (key === current?.key ? reload(key, input) : load(input))
    },
    async retry() {
      if (state.status !== 'failed' || !current) return
      await (hasMoreFailed ? loadMore() : reload(current.key, current.input))
    },
    receive(input, answer) {
      const key = keyOf(input)
      replaceRequest(key, input)
      Object.assign(state, { key, status: 'idle', failure: null })
      replace(key, answer)
    },
    update: (change) => answers.update(current?.key, change),
    clear,
  }
}

/** Subscribes a component to the state of a resource. */
export function useResource<Input, Data extends object>({ state }: Resource<Input, Data>) {
  return useSnapshot(state)
}
