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
 * Installs the page's Trusted Types policy, which the Content-Security-Policy requires for text that becomes HTML or a script.
 * DOMPurify, which cleans stored letters before they are shown, has the only other one. HTML is parsed into documents that run nothing: by `DOMParser`, for pasted text and letters, and by the
 * editor's own parser, which asks the policy itself and so names no sink. Any other use, such as `innerHTML` of an element of
 * the page, throws. Scripts are our own files, such as the PDF viewer's worker.
 */
export function installTrustedTypes(): void {
  readTrustedTypes()?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink === undefined || sink === 'DOMParser parseFromString' ? html : null),
    createScriptURL: (url) => (new URL(url, window.location.href).origin === window.location.origin ? url : null),
  })
}
