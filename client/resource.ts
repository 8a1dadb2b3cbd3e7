import { proxy, ref, type Snapshot, useSnapshot } from 'valtio'
import { type Failure, isResponse } from '@/contract'
import { clock } from '@/domain'
import { onClientStart } from './start.ts'

/** The status of loading a resource. */
export interface LoadState {
  /** `failed` lasts until the next answer, also while the failed request is repeated. */
  status: 'idle' | 'loading' | 'loadingMore' | 'failed'
  /** Whether a request is pending that repeats the failed one; the status stays `failed` until it succeeds. */
  isRetrying: boolean
}

/** The state of one resource of the server in this browser. */
interface ResourceState<Data extends object> extends LoadState {
  /** The key of the input loaded last; null for none. */
  key: string | null
  /** The answer; null until it arrives. Reloading keeps it, also when the reload fails. */
  data: Data | null
  /** Whether `data` is a placeholder, which lasts until the server answers. */
  isPlaceholder: boolean
  /** The server's last failure, until the next answer; null when no answer came (offline), and without a failure. */
  failure: Failure | null
}

/** How a resource is fetched and cached. */
export interface ResourceOptions<Input, Data extends object> {
  /** Calls the server. A failure or null (offline, aborted) becomes `failed`. */
  fetch: (input: Input, signal: AbortSignal) => Promise<Data | Failure | null>
  /** Loads the page after `data` and returns both joined. Default: there is only one page. */
  fetchMore?: (input: Input, data: Data, signal: AbortSignal) => Promise<Data | Failure | null>
  /** Data to show until the server answers, made from the data on the screen; null for none. Default: none. */
  placeholder?: (input: Input, shown: Data, shownInput: Input) => Data | null
  /** Joins a new answer with the former answer, such as pages loaded since. Default: the new answer alone. */
  merge?: (answer: Data, previous: Data) => Data
  /** Two inputs with the same key are the same resource. Default: the input as JSON. */
  keyOf?: (input: Input) => string
  /** How long, in milliseconds, a cached answer is shown without calling the server again. Default 0. */
  staleAfterMs?: number
  /** How many answers are cached. Default 1. */
  cacheSize?: number
}

/** One kind of answer of the server: its state, and the actions that load it. */
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

const initialState = () =>
  ({ key: null, data: null, isPlaceholder: false, status: 'idle', isRetrying: false, failure: null }) as const

/** The state of a resource and its cached answers. `state.data` is the answer of `state.key`, or a placeholder. */
function createAnswers<Data extends object>({
  merge,
  cacheSize = 1,
}: Pick<ResourceOptions<never, Data>, 'merge' | 'cacheSize'>) {
  const state = proxy<ResourceState<Data>>(initialState())
  /** The cached answers by key, the latest last. */
  const cache = new Map<string | null, { data: Data; loadedAtMs: number }>()
  const currentAnswer = () => cache.get(state.key)

  function show(data: Data | null, isPlaceholder = false): void {
    // valtio does not proxy a ref, so the listings in it keep their identity.
    Object.assign(state, { data: data && ref(data), isPlaceholder })
  }

  /** Caches and shows an answer of `state.key`, and drops the oldest answers that the cache has no room for. */
  function replace(data: Data, loadedAtMs = clock.now().getTime()): void {
    cache.delete(state.key)
    cache.set(state.key, { data, loadedAtMs })
    for (const oldest of [...cache.keys()].slice(0, -cacheSize)) cache.delete(oldest)
    show(data)
  }

  return {
    state,
    /** The cached answer of `state.key`; undefined without one. */
    currentAnswer,
    /** Shows the cached answer of another key, or its placeholder. */
    select(key: string, placeholder: Data | null): void {
      Object.assign(state, { key, status: 'idle', isRetrying: false, failure: null })
      const answer = currentAnswer()
      show(answer?.data ?? placeholder, !answer && placeholder !== null)
    },
    replace,
    /** Shows a first page, merged with the answer it replaces. */
    receive(answer: Data): void {
      const previous = currentAnswer()?.data
      replace(previous && merge ? merge(answer, previous) : answer)
    },
    /** Changes the shown answer or placeholder, if there is one. */
    update(change: (data: Data) => Data): void {
      const answer = currentAnswer()
      if (answer) replace(change(answer.data), answer.loadedAtMs)
      else if (state.data) show(change(state.data), state.isPlaceholder)
    },
    clear(): void {
      cache.clear()
      Object.assign(state, initialState())
    },
  }
}

/** Sends the requests of a resource, one at a time, and sets its status and failure. */
function createRequests<Input, Data extends object>(
  { fetch, fetchMore }: Pick<ResourceOptions<Input, Data>, 'fetch' | 'fetchMore'>,
  { state, replace, receive }: ReturnType<typeof createAnswers<Data>>,
) {
  /** Aborts the latest request. */
  let controller = new AbortController()
  /** Whether the last request was for a next page and failed. */
  let hasNextPageFailed = false

  /** Sends a request for the page after `previous`, or for the first page when `previous` is null. */
  async function send(input: Input, previous: Data | null): Promise<void> {
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    if (state.status === 'failed') state.isRetrying = true
    else state.status = previous ? 'loadingMore' : 'loading'
    const answer = previous && fetchMore ? await fetchMore(input, previous, signal) : await fetch(input, signal)
    if (signal.aborted) return
    const isFailed = !isResponse(answer)
    hasNextPageFailed = isFailed && previous !== null
    state.isRetrying = false
    Object.assign(state, isFailed ? { status: 'failed', failure: answer } : { status: 'idle', failure: null })
    if (isFailed) return
    if (previous) replace(answer)
    else receive(answer)
  }

  return {
    send,
    abort: () => controller.abort(),
    isPending: () => state.isRetrying || state.status === 'loading' || state.status === 'loadingMore',
    hasNextPageFailed: () => hasNextPageFailed,
  }
}

/** Makes a resource: loading, failure, caching and paging of one kind of answer of the server. */
export function createResource<Input, Data extends object>(
  options: ResourceOptions<Input, Data>,
): Resource<Input, Data> {
  const { fetchMore, placeholder, keyOf = JSON.stringify, staleAfterMs = 0 } = options
  const answers = createAnswers<Data>(options)
  const requests = createRequests(options, answers)
  const { state } = answers
  /** The input of `state.key`. */
  let selected: { input: Input } | null = null

  /** Shows another input: its cached answer, or else a placeholder made from the data shown before. */
  function select(input: Input): void {
    const shown = answers.currentAnswer()?.data
    const placeholderData = selected && shown && placeholder ? placeholder(input, shown, selected.input) : null
    requests.abort()
    selected = { input }
    answers.select(keyOf(input), placeholderData)
  }

  async function load(input: Input): Promise<void> {
    if (keyOf(input) !== state.key) select(input)
    else if (requests.isPending()) return
    const answer = answers.currentAnswer()
    const isFresh = answer && clock.now().getTime() - answer.loadedAtMs < staleAfterMs
    if (!isFresh || state.status === 'failed') await requests.send(input, null)
  }

  async function loadMore(): Promise<void> {
    const shown = answers.currentAnswer()
    if (selected && shown && fetchMore && !requests.isPending()) await requests.send(selected.input, shown.data)
  }

  function clear(): void {
    requests.abort()
    selected = null
    answers.clear()
  }

  onClientStart(() => clear)

  return {
    // The same proxy, with a type that other modules cannot write to.
    state: state as Snapshot<ResourceState<Data>>,
    load,
    loadMore,
    refresh: (input) => (keyOf(input) === state.key ? requests.send(input, null) : load(input)),
    async retry() {
      if (state.status !== 'failed' || state.isRetrying || !selected) return
      await (requests.hasNextPageFailed() ? loadMore() : requests.send(selected.input, null))
    },
    receive(input, answer) {
      select(input)
      answers.receive(answer)
    },
    update: answers.update,
    clear,
  }
}

/** Subscribes a component to the state of a resource. */
export function useResource<Input, Data extends object>({ state }: Resource<Input, Data>) {
  return useSnapshot(state)
}
