import { serve } from './serve.ts';

await serve('dev', 5173);
