/** What the outbox reads ahead. The call is there in DEMO alone: without it the page is not found. */
import { devOutbox } from '#contract/dev.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = (_, load) => load.main(read(devOutbox));
