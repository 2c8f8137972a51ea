/** The file that names the servers, where the page may know of it. */
export interface ConfigView {
  /** Its whole path. */
  readonly file: string;
  /** Why it was not taken as it stands; the servers are then those of before. */
  readonly problems: readonly ConfigProblem[];
}

/** What is wrong with a configuration. Words come from the text table, by this code. */
export type ConfigProblem =
  | { readonly code: 'missing' | 'no-servers' }
  /** `detail` is what the system or the parser said. */
  | { readonly code: 'unreadable' | 'not-json'; readonly detail: string }
  | { readonly code: 'too-many'; readonly most: number }
  | (ServerProblem & { readonly server: string });

/** What is wrong with one server of it. */
export type ServerProblem =
  | { readonly code: 'name'; readonly longest: number }
  | {
      readonly code:
        | 'not-an-object'
        | 'neither-or-both'
        | 'sse'
        | 'url-text'
        | 'url'
        | 'url-sign-in'
        | 'command'
        | 'args'
        | 'cwd';
    }
  /** `member` is its path. Never its value, which may be a secret. */
  | { readonly code: 'not-texts' | 'not-text' | 'null-character'; readonly member: string };
