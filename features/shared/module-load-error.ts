/** Code of the page that did not load, because of the connection or because a newer build replaced it. */
export class ModuleLoadError extends Error {}
