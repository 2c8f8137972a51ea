import type { Scene } from './scene.ts';
import { turn } from '../support/connect.ts';

/** How far a question has come when the fault strikes. */
export interface Step {
  readonly name: string;
  /** The person has pressed send. */
  readonly isAnswered: boolean;
  /** The answer has left the adapter. */
  readonly isHandedOver: boolean;
  /** It has not arrived yet. */
  readonly isOnTheWay: boolean;
  /** There is text that only the form holds. */
  readonly isTyped: boolean;
  readonly state: string;
  reach(scene: Scene): Promise<void>;
}

export const STEPS: readonly Step[] = [
  {
    name: 'before it is shown',
    ...{ isAnswered: false, isHandedOver: false, isOnTheWay: false, isTyped: false, state: 'queued' },
    async reach({ person, ask }) {
      person.keepBusy();
      await ask();
    },
  },
  {
    name: 'untouched',
    ...{ isAnswered: false, isHandedOver: false, isOnTheWay: false, isTyped: false, state: 'open' },
    reach: ({ ask }) => ask(),
  },
  {
    name: 'editing',
    ...{ isAnswered: false, isHandedOver: false, isOnTheWay: false, isTyped: true, state: 'open' },
    async reach({ person, ask }) {
      await ask();
      person.type();
    },
  },
  {
    name: 'reviewing',
    ...{ isAnswered: false, isHandedOver: false, isOnTheWay: false, isTyped: true, state: 'open' },
    async reach({ person, ask }) {
      await ask();
      person.type();
      person.review();
    },
  },
  {
    name: 'send pressed just now',
    ...{ isAnswered: true, isHandedOver: false, isOnTheWay: false, isTyped: false, state: 'answered' },
    async reach({ person, ask }) {
      await ask();
      person.type();
      person.send();
    },
  },
  {
    name: 'sending',
    ...{ isAnswered: true, isHandedOver: true, isOnTheWay: true, isTyped: false, state: 'answered' },
    async reach({ person, wire, ask }) {
      await ask();
      person.type();
      wire.hold();
      person.send();
      await turn();
    },
  },
  {
    name: 'after the answer',
    ...{ isAnswered: true, isHandedOver: true, isOnTheWay: false, isTyped: false, state: 'answered' },
    async reach({ person, ask }) {
      await ask();
      person.type();
      person.send();
      await turn();
    },
  },
];
