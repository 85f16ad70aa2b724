/** The first sheet of an Excel workbook as text. */
import { unzipSync } from 'fflate';
import { refuse } from '#server/platform/base/refusal.ts';

/** What a workbook of the size of an upload may unpack to: a small file can hold gigabytes of the same letter. */
const MAX_UNPACKED_BYTES = 40 * 2 ** 20;
const MAX_CELLS = 100_000;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Throws IMPORT_FILE_UNREADABLE for a zip file that is no workbook, or too large a one. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
	try {
		assertBounded(bytes);
		// Loaded with the first workbook: a start waits for what it imports.
		const { readSheet } = await import('read-excel-file/universal');
		const rows = await readSheet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), { trim: false });
		if (rows.length * (rows[0]?.length ?? 0) > MAX_CELLS) throw new RangeError('too many cells');
		return rows.map((row) => row.map(toText));
	} catch {
		throw refuse('IMPORT_FILE_UNREADABLE');
	}
}

/** By the sizes that its directory states: what is unpacked never grows beyond them. */
function assertBounded(bytes: Uint8Array): void {
	let unpacked = 0;
	unzipSync(bytes, {
		filter: ({ originalSize }) => {
			unpacked += originalSize;
			return false;
		},
	});
	if (unpacked > MAX_UNPACKED_BYTES) throw new RangeError('too large');
}

/** A number without exponent; a date as a calendar date. */
function toText(cell: unknown): string {
	if (cell === null || cell === undefined) return '';
	if (cell instanceof Date) return cell.toISOString().slice(0, 10);
	return String(cell);
}
