/** What the page asks of the demo's worker. */
export type DemoRequest = { id: number } & (
  | {
      kind: 'fetch';
      url: string;
      method: string;
      headers: [string, string][];
      body: ArrayBuffer | null;
    }
  | { kind: 'reset' }
);

export type DemoAnswer = {
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
};

/** What happened to the archive without a call of this page. */
export type DemoChange = 'changed' | 'reset';

/** What the worker says to its page. */
export type DemoMessage =
  | { kind: 'answer'; answer: DemoAnswer }
  | { kind: 'change'; change: DemoChange };

/** The lock every call takes, and the channel on which tabs tell each other of changes. */
export const demoChannel = 'sheaf-demo';
