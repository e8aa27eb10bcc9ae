/** What the page and the demo's worker say to each other. */
export type DemoRequest =
  | {
      kind: 'fetch';
      id: number;
      url: string;
      method: string;
      headers: [string, string][];
      body: ArrayBuffer | null;
    }
  | { kind: 'reset'; id: number };

export type DemoAnswer = {
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

/** Every tab hears on this channel when another one has changed the archive. */
export const demoChannel = 'sheaf-demo';
