export {
  createExtTasksTransport,
  type ExtTasksTransport,
  type ExtTasksTransportOptions,
} from './create-ext-tasks-transport.ts';
export type { AdapterOptions, InputHandlers } from '../adapter/adapter-options.ts';
