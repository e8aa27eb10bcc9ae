// This file runs for each test file, but its imports only once per process.
import './compare-bytes.ts';
