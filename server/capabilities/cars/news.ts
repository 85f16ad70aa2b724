/** What cars tell others. */
import * as z from 'zod';
import { topic } from '#server/platform/jobs/news.ts';

/** Something that search shows or filters by may have changed. */
export const carChanged = topic('car-changed', z.object({ carId: z.uuid() }));
