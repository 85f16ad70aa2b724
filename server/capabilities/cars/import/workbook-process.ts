/**
 * The process that reads a workbook: it receives the bytes and returns the first sheet as text, or null. The package that reads sheets fills every gap
 * before the first cell of a row or a column, however large a small file declares it. Such addresses are refused before; any other
 * excess of memory that a file may cause ends only this process (read-workbook.ts).
 */
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** Limit of the unpacked size: a small file can hold gigabytes of the same letter. */
const MAX_UNPACKED_BYTES = 40 * 2 ** 20;
const MAX_FILES = 1000;
const MAX_CELLS = 100_000;
/** For all cells together: cells share a repeated text in the file, but their copies in memory do not. */
const MAX_CHARACTERS = 4_000_000;
/** Highest address of a cell with content, in a column of at most two letters; blank rows may follow, to the end of the sheet. */
const MAX_ROW = 10_000;
const LAST_ROW = 1_048_576;

const FILLED_CELL = /<(?:\w+:)?c\s([^<>]*[^<>/])>/g;
const ROW = /<(?:\w+:)?row\b([^<>]*)>/g;
/** An address, with its row if it is within the limits; a second attribute of the same name would hide the first. */
const ADDRESS = /(?:^|[^\w.-])r\s*=(?:\s*["'][A-Z]{0,2}(\d{1,7})["'])?/g;

/** Uses the sizes in the directory of the file: unpacking never exceeds them. */
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

/** Whether a sheet has at most the size of a table of cars, and no cell is so far away that the gap before it is larger than one. */
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
	// Packed again, so that the parsed content is the checked one: a directory may name a file twice. Other sheets may have any size.
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
// Also if the parent process was killed.
process.once('disconnect', () => process.exit());
