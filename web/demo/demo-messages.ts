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

/** A change of the archive by another tab or in the background. */
export type DemoChange = 'changed' | 'reset';

export type DemoMessage =
  | { kind: 'response'; response: DemoResponse }
  | { kind: 'change'; change: DemoChange };

/** Name of the lock every request takes, and of the channel on which tabs notify each other of changes. */
export const demoChannel = 'sheaf-demo';
