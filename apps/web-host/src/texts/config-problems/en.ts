import type { ConfigProblem, ServerProblem } from '../../host/config-view.ts';

/** A sentence. */
export function configProblem(problem: ConfigProblem): string {
  if ('server' in problem) return `mcpServers.${JSON.stringify(problem.server)}: ${serverProblem(problem)}`;
  switch (problem.code) {
    case 'missing':
      return 'There is no such file.';
    case 'unreadable':
      return `It cannot be read: ${problem.detail}`;
    case 'not-json':
      return `It is not valid JSON: ${problem.detail}`;
    case 'no-servers':
      return 'It must have a member "mcpServers", an object.';
    case 'too-many':
      return `It names more than ${problem.most} servers.`;
  }
}

function serverProblem(problem: ServerProblem): string {
  switch (problem.code) {
    case 'name':
      return `a name has from 1 to ${problem.longest} characters.`;
    case 'not-an-object':
      return 'must be an object.';
    case 'neither-or-both':
      return 'must have either "command" (a program here) or "url" (a server elsewhere).';
    case 'sse':
      return 'the transport "sse" is not served, as it is deprecated; use "http".';
    case 'url-text':
      return '"url" must be text.';
    case 'url':
      return '"url" must be a whole address that starts with http:// or https://.';
    case 'url-sign-in':
      return '"url" must not hold a name or password; use "headers".';
    case 'command':
      return '"command" must be text, and not empty.';
    case 'args':
      return '"args" must be a list of texts.';
    case 'cwd':
      return '"cwd" must be the path of a folder.';
    case 'not-texts':
      return `"${problem.member}" must be an object of texts.`;
    case 'not-text':
      return `"${problem.member}" must be text, in quotes.`;
    case 'null-character':
      return `"${problem.member}" must not contain the character U+0000.`;
  }
}
