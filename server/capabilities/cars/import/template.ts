/** A file to fill in: the headings of an import and one example. */
import { importColumnKeys, importColumns } from '#contract/import-columns.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { csvFile } from '#server/platform/files/csv.ts';
import { headingOf } from './table.ts';

export function importTemplate(language: Language): Response {
	const columns = importColumnKeys.map((column) => headingOf(column, language));
	const rows = [importColumnKeys.map((column) => importColumns[column].example)];
	return csvFile({ columns, rows }, 'mishwar-cars.csv');
}
