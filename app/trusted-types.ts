/** The part of the Trusted Types API that is used here; not every browser has it. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: {
      createHTML: (html: string, type?: string, sink?: string) => string | null
      createScriptURL: (url: string) => string | null
    },
  ) => unknown
}

const readTrustedTypes = (): TrustedTypes | undefined => Reflect.get(window, 'trustedTypes')

/**
 * Installs the page's Trusted Types policy, which the Content-Security-Policy requires for text that becomes HTML or a
 * script. DOMPurify, which sanitises stored letters, has the only other policy. HTML may be parsed only into documents
 * that run no scripts: by `DOMParser`, for pasted text and letters, and by the editor's parser, which calls the policy
 * itself and so names no sink. Any other use, such as `innerHTML` of an element of the page, throws. Scripts load from
 * this site only, such as the PDF viewer's worker.
 */
export function installTrustedTypes(): void {
  readTrustedTypes()?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink === undefined || sink === 'DOMParser parseFromString' ? html : null),
    createScriptURL: (url) => (new URL(url, window.location.href).origin === window.location.origin ? url : null),
  })
}
