/** The jobs of the identity check, by name; what they do stands in jobs.ts. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Documents that were rejected long ago. */
export const removeRejectedDocuments = job('kyc.remove-rejected-documents', z.unknown());
