/**
 * The process that reads a workbook: it receives the bytes and returns the first sheet as text, or null. The package that reads sheets fills every gap
 * before the first cell of a row or a column, wherever a file of two kilobytes says that it is. Such addresses are refused before; against what else
 * a file may be written to take there is the memory of this process (read-workbook.ts).
 */
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** What a workbook of the size of an upload may unpack to: a small file can hold gigabytes of the same letter. */
const MAX_UNPACKED_BYTES = 40 * 2 ** 20;
const MAX_FILES = 1000;
const MAX_CELLS = 100_000;
/** Of all cells together: the cells of a sheet share a text that they repeat, and its copies would not. */
const MAX_CHARACTERS = 4_000_000;
/** Of a cell with content, with a column of at most two letters; blank rows may follow, as far down as a sheet goes. */
const MAX_ROW = 10_000;
const LAST_ROW = 1_048_576;

const FILLED_CELL = /<(?:\w+:)?c\s([^<>]*[^<>/])>/g;
const ROW = /<(?:\w+:)?row\b([^<>]*)>/g;
/** An address, with its row if it is one within reach; more than one of an element would hide the other. */
const ADDRESS = /(?:^|[^\w.-])r\s*=(?:\s*["'][A-Z]{0,2}(\d{1,7})["'])?/g;

/** By the sizes that its directory states: what is unpacked never grows beyond them. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
	let [left, files] = [MAX_UNPACKED_BYTES, 0];
	return unzipSync(bytes, {
		filter: ({ name, originalSize }) => {
			left -= originalSize;
			files += 1;
			if (left < 0 || files > MAX_FILES) throw new RangeError('too large');
			return /\.xml(?:\.rels)?$/.test(name);
		},
	});
}

/** Whether a sheet has no more than a table of cars, and nothing lies so far away that the gap before it is larger than one. */
function isCompact(xml: string): boolean {
	const isWithin = (attributes: string, last: number) => [...attributes.matchAll(ADDRESS)].every(([, row]) => Number(row) <= last);
	const areWithin = (tags: RegExp, last: number) => {
		let count = 0;
		for (const [, attributes = ''] of xml.matchAll(tags)) {
			count += 1;
			if (count > MAX_CELLS || !isWithin(attributes, last)) return false;
		}
		return true;
	};
	return areWithin(FILLED_CELL, MAX_ROW) && areWithin(ROW, LAST_ROW);
}

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
	const files = Object.entries(unpack(bytes)).filter(([, content]) => isCompact(strFromU8(content)));
	// Packed again, so that what is read is what was looked at: a directory may name a file twice. Another sheet may be as large as it likes.
	const { buffer } = zipSync(Object.fromEntries(files), { level: 0 });
	const rows = (await readSheet(buffer, { trim: false })).map((row) => row.map(toText));
	if (rows.length * (rows[0]?.length ?? 0) > MAX_CELLS) throw new RangeError('too many cells');
	if (rows.flat().reduce((sum, { length }) => sum + length, 0) > MAX_CHARACTERS) throw new RangeError('too much text');
	return rows;
}

/** A number without exponent; a date as a calendar date. */
function toText(cell: unknown): string {
	if (cell === null || cell === undefined) return '';
	if (cell instanceof Date) return cell.toISOString().slice(0, 10);
	return String(cell);
}

process.once('message', (bytes: Uint8Array) => {
	rowsOf(bytes).then(
		(rows) => process.send?.(rows),
		() => process.send?.(null),
	);
});
// Also if the parent was killed.
process.once('disconnect', () => process.exit());
