import { configure } from 'storybook/test';

// Some controls come in chunks of their own, which a busy machine takes its time to serve.
configure({ asyncUtilTimeout: 10_000 });
