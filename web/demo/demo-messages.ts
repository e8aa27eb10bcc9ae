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

/** The worker answers, or says that the archive has changed without a call of this page. */
export type DemoMessage = { kind: 'answer'; answer: DemoAnswer } | { kind: 'changed' };

/** The lock every call takes, and the channel on which tabs tell each other of changes. */
export const demoChannel = 'sheaf-demo';
