/** Routes of the calls that import cars from a file. */
import * as calls from '#contract/car-import.ts';
import { MAX_IMPORT_BYTES } from '#contract/import-columns.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { readBytes } from '#server/platform/http/input.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { exportCars } from './export-cars.ts';
import { importCars, previewImport } from './import-cars.ts';
import { importTemplate } from './table.ts';

export const carImportRoutes = (platform: Platform): Route[] => [
	// The report is in the language of the page.
	bind(calls.previewCarImport, async ({ caller, request, language }) =>
		previewImport(platform, { ...caller, lang: language }, await readBytes(request, MAX_IMPORT_BYTES)),
	),
	bind(calls.importCars, async ({ caller, query, request, language }) =>
		importCars(platform, { ...caller, lang: language }, await readBytes(request, MAX_IMPORT_BYTES), query.version),
	),
	bind(calls.exportOwnerCars, ({ caller, query }) => exportCars(platform, caller, query.lang)),
	bind(calls.getImportTemplate, async ({ query }) => importTemplate(query.lang)),
];
