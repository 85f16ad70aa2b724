/** Small files that take a lot of time or memory to read. */
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { aPdf, deflated } from './pdf.ts';

const OBJECTS = '/Type /ObjStm /N 1 /First 4';

/** Nested streams: each is decompressed from the bytes after the previous one. */
function nested(depth: number): Buffer {
	let inner: Buffer = Buffer.from('x');
	for (let left = depth; left > 0; left -= 1)
		inner = Buffer.concat([Buffer.from('\n9 0 obj\n<< /Filter /FlateDecode >>\nstream\n'), deflateSync(inner, { level: 0 })]);
	return inner;
}

/** None is larger than an upload may be. */
export const hostilePdfs: Array<[what: string, make: () => Buffer]> = [
	['100,000 words that begin a stream', () => aPdf({ objects: ['stream\nx '.repeat(100_000)] })],
	['24,000 such words with an escape each', () => aPdf({ objects: ['stream\n#41'.repeat(24_000)] })],
	['a million escapes in a name', () => aPdf({ objects: [`<< /${'#41'.repeat(1_000_000)} 1 >>`] })],
	['two million escapes among folded objects', () => aPdf({ objects: [deflated(Buffer.from('#41'.repeat(2_000_000)), OBJECTS)] })],
	['600,000 words that begin an object', () => aPdf({ objects: ['1 0 obj '.repeat(600_000)] })],
	['400,000 pages', () => aPdf({ objects: ['/Type/Page '.repeat(400_000)] })],
	['folded objects of twenty megabytes', () => aPdf({ objects: [deflated(Buffer.alloc(20_000_000, ' '), OBJECTS)] })],
	['a thousand streams within each other', () => aPdf({ objects: [nested(1000)] })],
];

/** A PDF just below the limits, which must be accepted. */
export const laboriousPdf = (): Buffer =>
	aPdf({ objects: [`(${'/Name '.repeat(600_000)})`, ...Array.from({ length: 19 }, () => deflated(Buffer.alloc(3_000_000)))] });

/** A workbook of one sheet. `parts`: further files by their names. */
export function aWorkbook(sheetData: string, parts: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> {
	const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
	const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
	const files = {
		'[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
		'_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Cars" sheetId="1" r:id="r1"/></sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
		'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
		...parts,
	};
	return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, new TextEncoder().encode(xml)])));
}

const cell = (address: string, more = '') => `<c r="${address}"${more}><v>0</v></c>`;
const row = (number: number | string, cells: string) => `<row r="${number}">${cells}</row>`;

/** A thousand rows of twenty cells, all of which show the same text. */
const sameText = () =>
	Array.from({ length: 1000 }, (_, index) =>
		row(index + 1, Array.from({ length: 20 }, (_, column) => cell(`${String.fromCharCode(65 + column)}${index + 1}`, ' t="s"')).join('')),
	).join('');

/** A workbook with one distant row or cell: a careless reader would allocate everything before it. */
export const farAway = (rowNumber: number | string, address: string): Uint8Array<ArrayBuffer> => aWorkbook(row(rowNumber, cell(address)));

export const hostileWorkbooks: Array<[what: string, make: () => Uint8Array<ArrayBuffer>]> = [
	['a row at the end of the world', () => farAway('999999999999', 'A999999999999')],
	['a row whose number is written otherwise', () => farAway('1e9', 'A1')],
	['a column of six letters', () => farAway(1, 'ZZZZZZ1')],
	['a column that an address hides', () => aWorkbook('<row r="1"><c r="ZZZZZZ1" r="A1"><v>1</v></c></row>')],
	['the last column and the last row', () => aWorkbook(row(1, cell('XFD1')) + row(1_048_576, cell('A1048576')))],
	['two million rows without a number', () => aWorkbook('<row/>'.repeat(2_000_000))],
	[
		'millions of styles',
		() => aWorkbook(row(1, cell('A1')), { 'xl/styles.xml': `<styleSheet><cellXfs>${'<xf/>'.repeat(5_000_000)}</cellXfs></styleSheet>` }),
	],
	[
		'a text of a megabyte in twenty thousand cells',
		() => aWorkbook(sameText(), { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>` }),
	],
];
