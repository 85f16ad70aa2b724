/** Worker thread that parses an external calendar, so that a parser that does not terminate can be stopped. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BusySpan, parseBusySpans } from './read-ical.ts';

const { text, window } = workerData as { text: string; window: BusySpan };
parentPort?.postMessage(parseBusySpans(text, window));
