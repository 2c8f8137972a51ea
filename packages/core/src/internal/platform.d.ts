/**
 * The one global of the platform that the types of core name and that is in no ECMAScript library. Browsers, Node and
 * workers have it; programs with the DOM or Node types see their own, fuller declaration merged with this one.
 */
interface AbortSignal {
  readonly aborted: boolean;
  // `any` as everywhere else: interfaces merge only when the types of their members are the same.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
  readonly reason: any;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
