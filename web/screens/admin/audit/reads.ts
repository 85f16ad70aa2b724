/** What the log of acts reads ahead. */
import { listAudit } from '#contract/admin.ts';
import { infiniteQueryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { auditQuery } from './filters.ts';

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listAudit, auditQuery(query)));
