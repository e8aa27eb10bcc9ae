// This runs again for each file of tests, what it imports once for all that share a process.
import './compare-bytes.ts';
