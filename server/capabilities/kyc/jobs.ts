/** Job declarations of the identity check; the handlers are registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Deletes documents that were rejected long ago. */
export const removeRejectedDocuments = job('kyc.remove-rejected-documents', z.unknown());
