/** Small PDFs, whole ones and others. */
import { deflateSync } from 'node:zlib';

export type PdfParts = {
	/** Further entries of the catalogue, such as an action. */
	catalog?: string;
	/** Further objects, each `<< … >>` with or without a stream. */
	objects?: Array<string | Buffer>;
	trailer?: string;
};

/** One empty page, with a table of objects that fits. */
export function aPdf({ catalog = '', objects = [], trailer = '' }: PdfParts = {}): Buffer {
	const bodies: Array<string | Buffer> = [
		`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
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
			`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
		),
	);
	return Buffer.concat(parts);
}

/** A deflated stream as an object's body. */
export function deflated(content: string | Buffer, dictionary = ''): Buffer {
	const bytes = deflateSync(content, { level: 9 });
	return Buffer.concat([
		Buffer.from(`<< /Filter /FlateDecode /Length ${bytes.byteLength} ${dictionary} >>\nstream\n`),
		bytes,
		Buffer.from('\nendstream'),
	]);
}
