/** The records of a file by our columns: found by the headings, in any order, with the headings as record 1. */
import {
	columnNamed,
	type ImportColumn,
	importColumnKeys,
	importColumns,
	MAX_IMPORT_RECORDS,
	requiredColumns,
} from '#contract/import-columns.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import { csvFile } from '#server/platform/files/csv.ts';
import type { Cells } from './read-file.ts';

export type ImportRecord = { record: number; cells: Partial<Record<ImportColumn, string>>; hasMoreCells: boolean };
export type ImportTable = {
	/** As written in the file. */
	headings: Partial<Record<ImportColumn, string>>;
	/** Unknown headings, and repeated ones. */
	unknownHeadings: string[];
	records: ImportRecord[];
};

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** Throws IMPORT_EMPTY, IMPORT_COLUMNS_MISSING, IMPORT_TOO_MANY. */
export function tableOf(cells: Cells, language: Language): ImportTable {
	const first = cells.findIndex((row) => !isBlank(row));
	const named = cells[first];
	if (!named) throw refuse('IMPORT_EMPTY');
	const headings: ImportTable['headings'] = {};
	const unknownHeadings: string[] = [];
	const columns = named.map((heading) => {
		const column = columnNamed(heading);
		if (column && headings[column] === undefined) {
			headings[column] = heading.trim();
			return column;
		}
		if (heading.trim() !== '') unknownHeadings.push(heading.trim().slice(0, 60));
		return null;
	});
	const missing = requiredColumns.filter((column) => headings[column] === undefined);
	if (missing.length > 0)
		throw refuse('IMPORT_COLUMNS_MISSING', { columns: missing.map((column) => headingOf(column, language)).join(', ') });
	const records = cells.flatMap((row, index) => (index > first && !isBlank(row) ? [toRecord(row, index + 1, columns)] : []));
	if (records.length === 0) throw refuse('IMPORT_EMPTY');
	if (records.length > MAX_IMPORT_RECORDS) throw refuse('IMPORT_TOO_MANY', { limit: MAX_IMPORT_RECORDS });
	return { headings, unknownHeadings, records };
}

function toRecord(row: readonly string[], record: number, columns: ReadonlyArray<ImportColumn | null>): ImportRecord {
	const cells = columns.flatMap((column, index) => (column ? [[column, row[index] ?? ''] as const] : []));
	return { record, cells: Object.fromEntries(cells), hasMoreCells: row.slice(columns.length).some((cell) => cell.trim() !== '') };
}

/** The heading in the template. */
export const headingOf = (column: ImportColumn, language: Language): string => importColumns[column][language][0];

/** A file to fill in: the headings of an import and one example. */
export function importTemplate(language: Language): Response {
	const columns = importColumnKeys.map((column) => headingOf(column, language));
	const rows = [importColumnKeys.map((column) => importColumns[column].example)];
	return csvFile({ columns, rows }, 'mishwar-cars.csv');
}
