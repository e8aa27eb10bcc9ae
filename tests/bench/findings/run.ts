import {
  readAbroad,
  readCabinet,
  readDrawer,
  readPapers,
  readShoebox,
} from '../../support/papers/read-papers.ts';
import { figuresOf, missesOf, readAll } from './measure.ts';
import { percent, printHalves, printMeasure } from './print-measure.ts';
import { readValues } from './read-values.ts';

/*
 * Measures the values that are found with enough confidence to be set. The held-out half decides; its misses are not
 * printed.
 */
const papers = readPapers();
printMeasure(papers, (text) => readValues(text), 'development');
if (!printMeasure(papers, (text) => readValues(text), 'held-out')) process.exitCode = 1;
const drawer = readAll(readDrawer(), (text) => readValues(text));
const { judged, papers: drawn } = figuresOf(drawer, 'correspondent');
console.log(`${drawn} short papers: ${percent(judged)} of their senders`);
printHalves('papers abroad', readAbroad(), ({ language, half }) => `${language}, ${half}`);
printHalves('papers of the shoebox', readShoebox(), ({ half }) => half);
printHalves('papers of the cabinet', readCabinet(), ({ half }) => half);
printHalves('papers of the cabinet', readCabinet(), ({ language, half }) => `${language}, ${half}`);
for (const miss of missesOf(readAll(readCabinet(), (text) => readValues(text)))) {
  console.log(JSON.stringify(miss));
}
