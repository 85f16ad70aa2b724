/** Names of the jobs of companies. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** A permit may have ended. */
export const companyPermitJob = job('companies.permit', z.object({ companyId: z.uuid() }));

/** Looks at all permits that end soon. */
export const companyPermitsJob = job('companies.permits', z.unknown());
