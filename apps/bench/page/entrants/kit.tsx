import { cancel, createElicitationQueue, type JsonObject } from '@elicit-kit/core';
import { ElicitationDialog } from '@elicit-kit/react';
import '@elicit-kit/react/styles.css';
import { createRoot } from 'react-dom/client';
import { enter } from '../harness.ts';

enter({
  start: (host) => {
    // The bench asks more than any server may.
    const queue = createElicitationQueue({ limits: { burst: Infinity } });
    // The others have neither the review before sending nor the time in which the button takes no press.
    createRoot(host).render(<ElicitationDialog queue={queue} review="never" guardTime={0} />);
    return {
      ask: ({ message, schema }, onAnswer) => {
        const params = { message, requestedSchema: schema as unknown as JsonObject };
        void queue.ask({ server: { label: 'Bookings' }, params }).then((result) => {
          if (result.action === 'accept') onAnswer(result.content ?? {});
        });
      },
      close: () => {
        const { current } = queue.getSnapshot();
        if (current) queue.settle(current.id, cancel());
      },
    };
  },
  parts: {
    submit: '[data-elicit="accept"]',
    problem: '[data-elicit="error"]',
    opener: '[role="combobox"]',
    opened: '[role="option"]',
    whyNoFilter: null,
  },
});
