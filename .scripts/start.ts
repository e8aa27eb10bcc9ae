import { serve } from './serve.ts';

await serve('preview', 8787);
