/** Small PDFs, valid and invalid. */
import { deflateSync } from 'node:zlib';

export type PdfParts = {
	/** Additional catalogue entries, such as an action. */
	catalog?: string;
	/** Additional objects, each `<< … >>` with or without a stream. */
	objects?: Array<string | Buffer>;
	trailer?: string;
	/** Object numbers of the pages, if not the empty one. */
	kids?: readonly number[];
	/** Object number of the catalogue, if not the first. */
	root?: number;
};

/** One empty page, with a valid cross-reference table. */
export function aPdf({ catalog = '', objects = [], trailer = '', kids = [3], root = 1 }: PdfParts = {}): Buffer {
	const bodies: Array<string | Buffer> = [
		`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
		`<< /Type /Pages /Kids [${kids.map((number) => `${number} 0 R`).join(' ')}] /Count ${kids.length} >>`,
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
		...objects,
	];
	const parts = [Buffer.from('%PDF-1.7\n')];
	const offsets: number[] = [];
	let start = parts[0]?.byteLength ?? 0;
	for (const [index, body] of bodies.entries()) {
		const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
		offsets.push(start);
		start += object.byteLength;
		parts.push(object);
	}
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	const size = bodies.length + 1;
	parts.push(
		Buffer.from(
			`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${root} 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
		),
	);
	return Buffer.concat(parts);
}

/** Several pages of different heights, with a dark bar on each. */
export function aPdfOf(pages: number): Buffer {
	const numbers = Array.from({ length: pages }, (_, index) => 4 + index * 2);
	const bar = 'q 0.1 0.1 0.3 rg 20 20 260 40 re f Q';
	return aPdf({
		kids: numbers,
		objects: numbers.flatMap((number, index) => [
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 ${200 + index * 100}] /Contents ${number + 1} 0 R >>`,
			`<< /Length ${bar.length} >>\nstream\n${bar}\nendstream`,
		]),
	});
}

/** Body of an object with a deflated stream. */
export function deflated(content: string | Buffer, dictionary = ''): Buffer {
	const bytes = deflateSync(content, { level: 9 });
	return Buffer.concat([
		Buffer.from(`<< /Filter /FlateDecode /Length ${bytes.byteLength} ${dictionary} >>\nstream\n`),
		bytes,
		Buffer.from('\nendstream'),
	]);
}
