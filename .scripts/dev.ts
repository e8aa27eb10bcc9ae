import { serveSources } from './serve-sources.ts';

await serveSources(5173);
