/** Job declarations of reconciliation. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

export const readReports = job('reconciliation.read-reports', z.unknown());
