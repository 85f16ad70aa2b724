/** Job declarations of privacy; the handlers are registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Deletes old messages and stored responses. */
export const removeOldTraces = job('privacy.remove-old-traces', z.unknown());
