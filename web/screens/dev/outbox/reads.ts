/** What the outbox reads ahead. The call is there in DEMO alone: without it the page is not found. */
import { devOutbox } from '#contract/dev.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = (_, load) => load.main(queryFor(devOutbox));
