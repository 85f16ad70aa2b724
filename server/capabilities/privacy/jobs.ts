/** The jobs of privacy, by name; what they do stands in jobs.ts. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Messages that were sent long ago, and answers that nobody will ask for again. */
export const removeOldTraces = job('privacy.remove-old-traces', z.unknown());
