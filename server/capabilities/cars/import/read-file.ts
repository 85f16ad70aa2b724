/** The cells of a table that a person uploads. Its format is detected from its bytes, never from its name. */
import Papa from 'papaparse';
import { columnNamed } from '#contract/import-columns.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { isZip, readWorkbook } from './read-workbook.ts';

/** Rows from the first one of the file on; blank ones keep their place, so that records are counted as a spreadsheet counts them. */
export type Cells = ReadonlyArray<readonly string[]>;

/** Throws IMPORT_FILE_UNREADABLE, IMPORT_QUOTES_OPEN. */
export async function readCells(bytes: Uint8Array<ArrayBuffer>): Promise<Cells> {
	if (isZip(bytes)) return readWorkbook(bytes);
	return readCsv(decode(bytes));
}

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** UTF-8 with or without a byte order mark, UTF-16 with one (“Unicode text” of Excel), otherwise the encoding of Excel on an Arabic Windows. */
function decode(bytes: Uint8Array): string {
	if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
	if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1256').decode(bytes);
	}
}

const DELIMITERS = [',', ';', '\t'];

/** The delimiter that finds most of our headings. Control characters before the headings mean that the file is no text. */
function readCsv(text: string): Cells {
	const start = text.slice(0, 4000);
	if (text.trim() === '') throw refuse('IMPORT_EMPTY');
	const found = DELIMITERS.map((delimiter) => {
		const [headings = []] = Papa.parse<string[]>(start, { delimiter, preview: 1, skipEmptyLines: 'greedy' }).data;
		return { delimiter, known: headings.filter(columnNamed).length, headings };
	}).reduce((best, each) => (each.known > best.known ? each : best));
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
	if (found.known === 0 && /[\x00-\x08\x0e-\x1f]/.test(found.headings.join())) throw refuse('IMPORT_FILE_UNREADABLE');
	const { data, errors } = Papa.parse<string[]>(text, { delimiter: found.delimiter });
	const broken = errors.find(({ type }) => type === 'Quotes');
	if (broken) throw refuse('IMPORT_QUOTES_OPEN', { record: (broken.row ?? 0) + 1 });
	return data;
}
