import { plainText } from '@elicit-kit/core';
import { useId, type ReactElement } from 'react';
import type { ConfigView } from '../host/config-view.ts';
import { useTexts } from './texts-context.ts';

export interface ConfigPanelProps {
  readonly config: ConfigView;
  readonly hasServers: boolean;
}

/** Names in it are an example, the same in every language. */
const EXAMPLE = `{
  "mcpServers": {
    "My program": { "command": "npx", "args": ["-y", "some-mcp-server"] },
    "My server": { "url": "https://example.com/mcp" }
  }
}`;

/** What is wrong with the file that names the servers, and how one looks while there are none. Nothing while all is well. */
export function ConfigPanel({ config: { problems }, hasServers }: ConfigPanelProps): ReactElement {
  const texts = useTexts();
  const titleId = useId();
  // Always there, as a region that comes together with its content is not read out.
  return (
    <div role="status" className="announced">
      {(problems.length > 0 || !hasServers) && (
        <section className="panel" aria-labelledby={titleId}>
          <div className="panel-head">
            <h2 id={titleId}>{texts.config.title}</h2>
          </div>
          {problems.length > 0 && (
            <div className="failure">
              <p>{hasServers ? texts.config.notTakenKept : texts.config.notTaken}</p>
              <ul>
                {problems.map((problem, index) => (
                  <li key={index} className="detail" dir="auto">
                    {plainText(texts.config.problem(problem))}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {!hasServers && (
            <>
              <p>{texts.config.exampleHint}</p>
              <pre className="example" dir="ltr">
                {EXAMPLE}
              </pre>
            </>
          )}
        </section>
      )}
    </div>
  );
}
