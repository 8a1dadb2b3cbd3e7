import { proxy, ref, type Snapshot, useSnapshot } from 'valtio'
import { type Failure, isFailure } from '@/contract'
import { clock } from '@/domain'
import { onClientStart } from './start.ts'

/** Where one resource of the server stands in this browser. */
export interface ResourceState<Data extends object> {
  /** The key of the input loaded last; null for none. */
  key: string | null
  /** The answer; null until it arrives. It stays while it is loaded again, and when that fails. */
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
  /** For `useResource`, and for stores to read. Only the resource's own actions change it. */
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

/** Loading, failure, staleness and paging of one kind of answer of the server, on a valtio state of its own. */
export function createResource<Input, Data extends object>(
  options: ResourceOptions<Input, Data>,
): Resource<Input, Data> {
  const { fetch, fetchMore, merge, placeholder, keyOf = JSON.stringify, staleAfterMs = 0, cacheSize = 1 } = options
  const initial = (): ResourceState<Data> => ({
    key: null,
    data: null,
    isPlaceholder: false,
    status: 'idle',
    failure: null,
  })
  const state = proxy(initial())
  /** The answers by key, the one used last at the end. */
  const cache = new Map<string, { data: Data; loadedAt: number }>()
  let current: Request<Input> | null = null
  /** Whether the request that failed was for a next page. */
  let hasMoreFailed = false

  function show(data: Data | null, isPlaceholder = false): void {
    // valtio does not proxy a ref, so the listings in it keep their identity.
    Object.assign(state, { data: data && ref(data), isPlaceholder })
  }

  function remember(key: string, data: Data, loadedAt: number): void {
    cache.delete(key)
    cache.set(key, { data, loadedAt })
    for (const oldest of [...cache.keys()].slice(0, -cacheSize)) cache.delete(oldest)
    show(data)
  }

  function rememberAnswer(key: string, answer: Data): void {
    const previous = cache.get(key)?.data
    remember(key, previous && merge ? merge(answer, previous) : answer, clock.now().getTime())
  }

  async function run(request: Request<Input>, previous: Data | null): Promise<void> {
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
      if (previous) remember(request.key, answer, clock.now().getTime())
      else rememberAnswer(request.key, answer)
    }
  }

  /** Makes an input the current one, and aborts the request of the former. */
  function replaceRequest(key: string, input: Input): Request<Input> {
    current?.controller.abort()
    current = { key, input, controller: new AbortController() }
    return current
  }

  function start(key: string, input: Input): Promise<void> {
    return run(replaceRequest(key, input), null)
  }

  async function load(input: Input): Promise<void> {
    const key = keyOf(input)
    if (key === current?.key && (state.status === 'loading' || state.status === 'loadingMore')) return
    const cached = cache.get(key)
    const isSame = key === current?.key
    const shown = current && cache.get(current.key)?.data
    if (!isSame) {
      const substitute = current && shown && placeholder ? placeholder(input, shown, current.input) : null
      Object.assign(state, { key, failure: null })
      show(cached?.data ?? substitute, !cached && substitute !== null)
    }
    const isFresh = cached && clock.now().getTime() - cached.loadedAt < staleAfterMs
    if (!isFresh || (isSame && state.status === 'failed')) return start(key, input)
    if (isSame) return
    replaceRequest(key, input)
    state.status = 'idle'
  }

  async function refresh(input: Input): Promise<void> {
    const key = keyOf(input)
    await (key === current?.key ? start(key, input) : load(input))
  }

  async function loadMore(): Promise<void> {
    const shown = current && cache.get(current.key)
    if (current && shown && fetchMore && state.status !== 'loading' && state.status !== 'loadingMore')
      await run(current, shown.data)
  }

  function clear(): void {
    current?.controller.abort()
    current = null
    cache.clear()
    Object.assign(state, initial())
  }

  onClientStart(() => clear)

  return {
    // The same proxy, typed so that nobody else can write to it.
    state: state as Snapshot<ResourceState<Data>>,
    load,
    loadMore,
    refresh,
    async retry() {
      if (state.status !== 'failed' || !current) return
      await (hasMoreFailed ? loadMore() : start(current.key, current.input))
    },
    receive(input, answer) {
      const key = keyOf(input)
      replaceRequest(key, input)
      Object.assign(state, { key, status: 'idle', failure: null })
      rememberAnswer(key, answer)
    },
    update(change) {
      const shown = current && cache.get(current.key)
      if (current && shown) remember(current.key, change(shown.data), shown.loadedAt)
      else if (state.data) show(change(state.data), state.isPlaceholder)
    },
    clear,
  }
}

/** The state of a resource in a component, which is drawn again when what it read of it changes. */
export function useResource<Input, Data extends object>({ state }: Resource<Input, Data>) {
  return useSnapshot(state)
}
