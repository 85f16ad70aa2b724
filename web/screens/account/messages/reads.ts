/** What the inbox reads ahead. */
import { inbox } from '#contract/messaging.ts';
import { readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { inboxPage } from './inbox-page.ts';

export const reads: Reads = (_, load) => load.pages(readPages(inbox, inboxPage));
