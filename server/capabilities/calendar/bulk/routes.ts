/** Routes of the calls that change several cars at once. */
import * as calls from '#contract/bulk-changes.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { changeCars, previewChange } from './change-cars.ts';
import { listChanges, undoChange } from './undo-change.ts';

export const bulkRoutes = (platform: Platform): Route[] => [
	// Refusals of single cars are sentences in the language of the page.
	bind(calls.previewBulkChange, ({ caller, body, language }) => previewChange(platform, { ...caller, lang: language }, body)),
	bind(calls.makeBulkChange, ({ caller, body, language, saveResponse }) =>
		changeCars(platform, { ...caller, lang: language }, body, saveResponse),
	),
	bind(calls.listBulkChanges, ({ caller }) => listChanges(platform, caller)),
	bind(calls.undoBulkChange, ({ caller, params, language }) => undoChange(platform, { ...caller, lang: language }, params.id)),
];
