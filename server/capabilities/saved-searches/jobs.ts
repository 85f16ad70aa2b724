/** Job declarations of saved searches; the handlers are registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Every morning: runs each saved search and announces what is new. */
export const checkSavedSearches = job('saved-searches.check', z.unknown());
