import { proxy, ref, type Snapshot, useSnapshot } from 'valtio'
import { type Failure, isFailure } from '@/contract'
import { clock } from '@/domain'
import { onClientStart } from './start.ts'

/** Where one resource of the server stands in this browser. */
export interface ResourceState<Data extends object> {
  /** What was loaded last, as `keyOf` names it; null for nothing. */
  key: string | null
  /** The answer; null until it is here. It stays while it is loaded anew, and when that fails. */
  data: Data | null
  /** `data` is made of what was shown before, until the server has answered. */
  isPlaceholder: boolean
  status: 'idle' | 'loading' | 'loadingMore' | 'failed'
  /** The server's refusal; null where nothing came back, and while nothing has failed. */
  failure: Failure | null
}

export interface ResourceOptions<Input, Data extends object> {
  /** Asks the server; a failure or null (offline, aborted) is shown as `failed`. */
  fetch: (input: Input, signal: AbortSignal) => Promise<Data | Failure | null>
  /** Asks for what follows `data` and returns both joined. Default: there is only one page. */
  fetchMore?: (input: Input, data: Data, signal: AbortSignal) => Promise<Data | Failure | null>
  /** What to show until the answer is here, made of what is shown; null for nothing. Default: nothing. */
  placeholder?: (input: Input, shown: Data, shownInput: Input) => Data | null
  /** Two inputs with the same key are the same resource. Default: the input as JSON. */
  keyOf?: (input: Input) => string
  /** For this long, in milliseconds, an answer is shown again without asking. Default 0. */
  staleAfterMs?: number
  /** How many answers are remembered, and shown at once when they are loaded again. Default 1. */
  cacheSize?: number
}

export interface Resource<Input, Data extends object> {
  /** For `useResource`, and for stores to read. Only the resource's own actions change it. */
  state: Snapshot<ResourceState<Data>>
  /** Shows what is remembered of an input at once, and asks unless that is fresh. An earlier request is aborted. */
  load: (input: Input) => Promise<void>
  /** Asks for the next page, unless a request is under way. */
  loadMore: () => Promise<void>
  /** Repeats what failed: the next page, or everything. */
  retry: () => Promise<void>
  /** Changes the answer that is shown, if there is one. */
  update: (change: (data: Data) => Data) => void
  /** Forgets everything and aborts what is under way. */
  clear: () => void
}

/** What is under way or was loaded last. */
interface Current<Input> {
  key: string
  input: Input
  request: AbortController
}

/** Loading, failure, staleness and paging of one kind of answer of the server, on a valtio state of its own. */
export function createResource<Input, Data extends object>(
  options: ResourceOptions<Input, Data>,
): Resource<Input, Data> {
  const { fetch, fetchMore, placeholder, keyOf = JSON.stringify, staleAfterMs = 0, cacheSize = 1 } = options
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
  let current: Current<Input> | null = null
  let failedMore = false

  function show(data: Data | null, isPlaceholder = false): void {
    // A ref is not proxied, so that what is in it keeps its identity.
    Object.assign(state, { data: data && ref(data), isPlaceholder })
  }

  function remember(key: string, data: Data, loadedAt: number): void {
    cache.delete(key)
    cache.set(key, { data, loadedAt })
    for (const oldest of [...cache.keys()].slice(0, -cacheSize)) cache.delete(oldest)
    show(data)
  }

  async function run(asked: Current<Input>, more: Data | null): Promise<void> {
    Object.assign(state, { status: more ? 'loadingMore' : 'loading', failure: null })
    const { signal } = asked.request
    const answer = more && fetchMore ? await fetchMore(asked.input, more, signal) : await fetch(asked.input, signal)
    if (current !== asked || signal.aborted) return
    const isFailed = answer === null || isFailure(answer)
    failedMore = isFailed && more !== null
    if (isFailed) Object.assign(state, { status: 'failed', failure: answer })
    else {
      state.status = 'idle'
      remember(asked.key, answer, clock.now().getTime())
    }
  }

  function start(key: string, input: Input): Promise<void> {
    current?.request.abort()
    current = { key, input, request: new AbortController() }
    return run(current, null)
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
    current?.request.abort()
    current = { key, input, request: new AbortController() }
    state.status = 'idle'
  }

  async function loadMore(): Promise<void> {
    const shown = current && cache.get(current.key)
    if (current && shown && fetchMore && state.status !== 'loading' && state.status !== 'loadingMore')
      await run(current, shown.data)
  }

  function clear(): void {
    current?.request.abort()
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
    async retry() {
      if (state.status !== 'failed' || !current) return
      await (failedMore ? loadMore() : start(current.key, current.input))
    },
    update(change) {
      const shown = current && cache.get(current.key)
      if (current && shown) remember(current.key, change(shown.data), shown.loadedAt)
    },
    clear,
  }
}

/** The state of a resource in a component, which is drawn again when what it read of it changes. */
export function useResource<Input, Data extends object>({ state }: Resource<Input, Data>) {
  return useSnapshot(state)
}
