/** What the log of acts reads ahead. */
import { listAudit } from '#contract/admin.ts';
import { readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { entriesWanted } from './filters.ts';

export const reads: Reads = ({ query }, load) => load.pages(readPages(listAudit, entriesWanted(query)));
