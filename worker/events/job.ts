/** Work done after the answer, at least once: every handler may run twice and end in the same state. */
export type Job = { type: 'document.extract'; documentId: string };

export type JobType = Job['type'];
