/** Sends a file as it is: the server reads it, so that the report and the import see the same cells. */
import { type ImportReport, importCars, previewCarImport } from '#contract/car-import.ts';
import { acceptHeaders, answerOf, pathOf } from '#web/browser/fetching.ts';

async function send(path: string, file: File): Promise<ImportReport> {
	const headers = { ...acceptHeaders(), 'content-type': 'application/octet-stream' };
	const response = await answerOf(() => fetch(path, { method: 'POST', credentials: 'include', headers, body: file }));
	return (await response.json()) as ImportReport;
}

export const lookAt = (file: File): Promise<ImportReport> => send(pathOf(previewCarImport), file);

export const takeOver = (file: File, version: string): Promise<ImportReport> => send(pathOf(importCars, { query: { version } }), file);
