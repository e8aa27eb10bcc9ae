import { config } from 'zod';

// The Content-Security-Policy of the page allows no eval, and reports even the schemas' attempt to compile themselves.
config({ jitless: true });
