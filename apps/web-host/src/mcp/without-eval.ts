import { config } from 'zod/v4/core';

// zod tries `new Function` once to see whether it may compile. Under the page's policy that is a report each time.
config({ jitless: true });
