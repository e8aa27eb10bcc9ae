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

export type DemoResponse = {
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
};

export type DemoChange = 'changed' | 'reset';

export type DemoMessage =
  | { kind: 'response'; response: DemoResponse }
  | { kind: 'change'; change: DemoChange };

/** Name of the lock that every request takes, and of the channel on which tabs notify each other of changes. */
export const demoChannel = 'sheaf-demo';
