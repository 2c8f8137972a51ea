/** A scheme of the app's own, as every file shares the origin `file://` with every other. */
export const SCHEME = 'app';
/** Origin of the app's pages. */
export const ORIGIN = 'app://elicit-kit';
/** Address of the one page there is. */
export const PAGE = `${ORIGIN}/`;

/** For `protocol.registerSchemesAsPrivileged`: a page with an origin, storage and a policy, as one of https has. */
export const SCHEME_PRIVILEGES = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true },
};
