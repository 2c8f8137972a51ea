import type { ConfigProblem, ServerProblem } from '../../host/config-view.ts';

/** A sentence. */
export function configProblem(problem: ConfigProblem): string {
  if ('server' in problem) return `mcpServers.${JSON.stringify(problem.server)}：${serverProblem(problem)}`;
  switch (problem.code) {
    case 'missing':
      return '没有这个文件。';
    case 'unreadable':
      return `无法读取：${problem.detail}`;
    case 'not-json':
      return `不是有效的 JSON：${problem.detail}`;
    case 'no-servers':
      return '必须有一个名为 "mcpServers" 的对象。';
    case 'too-many':
      return `服务器超过 ${problem.most} 个。`;
  }
}

function serverProblem(problem: ServerProblem): string {
  switch (problem.code) {
    case 'name':
      return `名称应为 1 到 ${problem.longest} 个字符。`;
    case 'not-an-object':
      return '必须是一个对象。';
    case 'neither-or-both':
      return '必须有 "command"（本机程序）或 "url"（别处的服务器），且只能有其一。';
    case 'sse':
      return '不支持已弃用的 "sse" 传输方式，请改用 "http"。';
    case 'url-text':
      return '"url" 必须是文本。';
    case 'url':
      return '"url" 必须是以 http:// 或 https:// 开头的完整地址。';
    case 'url-sign-in':
      return '"url" 不能包含用户名或密码，请改用 "headers"。';
    case 'command':
      return '"command" 必须是文本，且不能为空。';
    case 'args':
      return '"args" 必须是一组文本。';
    case 'cwd':
      return '"cwd" 必须是一个文件夹的路径。';
    case 'not-texts':
      return `"${problem.member}" 必须是一个值均为文本的对象。`;
    case 'not-text':
      return `"${problem.member}" 必须是带引号的文本。`;
    case 'null-character':
      return `"${problem.member}" 不能包含字符 U+0000。`;
  }
}
