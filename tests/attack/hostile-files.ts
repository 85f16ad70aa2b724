/** Hostile uploads: PDFs full of the keywords that a reader searches for, up to the size limit, and workbooks with cells at any address. */
import fc from 'fast-check';
import { farAway, hostilePdfs, hostileWorkbooks } from '#tests/support/hostile-files.ts';
import { aPdf, deflated } from '#tests/support/pdf.ts';

const words = [
	'stream\n',
	'endstream\n',
	'#41',
	'/Type/Page ',
	'1 0 obj ',
	'<< ',
	'[',
	'(',
	'/FlateDecode ',
	'/Fl ',
	'1 ',
	'startxref',
	'%%EOF',
	'\0',
];
const manyOf = fc.record({ word: fc.constantFrom(...words), times: fc.integer({ min: 1, max: 600_000 }) });
const much = fc.array(manyOf, { minLength: 1, maxLength: 3 }).map((parts) => parts.map(({ word, times }) => word.repeat(times)).join(''));

export const hostilePdf: fc.Arbitrary<Buffer> = fc.oneof(
	fc.constantFrom(...hostilePdfs).map(([, make]) => make()),
	much.map((text) => aPdf({ objects: [text] })),
	much.map((text) => aPdf({ objects: [`<< /Length 9 >>\nstream\n${text}\nendstream`] })),
	much.map((text) => aPdf({ objects: [deflated(text, '/Type /ObjStm /N 1 /First 4')] })),
	fc.uint8Array({ minLength: 1, maxLength: 4000 }).map((bytes) => aPdf({ objects: [Buffer.from(bytes)] })),
);

const rowNumber = fc.oneof(fc.nat().map(String), fc.constantFrom('-1', '0', '1e300', 'Infinity', '0x10', '&#49;', '', '1 '));
const column = fc.string({ unit: fc.constantFrom(...'ABXYZ'), minLength: 0, maxLength: 9 });

export const hostileWorkbook: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
	fc.constantFrom(...hostileWorkbooks).map(([, make]) => make()),
	fc.tuple(rowNumber, column).map(([row, letters]) => farAway(row, `${letters}${row}`)),
	fc.tuple(rowNumber, column, rowNumber).map(([row, letters, other]) => farAway(row, `${letters}${other}`)),
	fc.tuple(fc.nat(2000), fc.nat(255)).map(([at, byte]) => {
		const bytes = farAway(1, 'A1');
		bytes[at % bytes.byteLength] = byte;
		return bytes;
	}),
);
